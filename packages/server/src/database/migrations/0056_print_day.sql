CREATE TABLE "paper_shortages" (
	"paper" text PRIMARY KEY NOT NULL,
	"late" boolean NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tech_card_id" integer NOT NULL,
	"copies" integer NOT NULL,
	"counted_by" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"day" date NOT NULL,
	"cards" integer[],
	"arranged_by" integer,
	"arranged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_days_day_unique" UNIQUE("day")
);
--> statement-breakpoint
ALTER TABLE "print_counts" ADD CONSTRAINT "print_counts_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_counts" ADD CONSTRAINT "print_counts_counted_by_users_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_days" ADD CONSTRAINT "print_days_arranged_by_users_id_fk" FOREIGN KEY ("arranged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_counts_card" ON "print_counts" USING btree ("tech_card_id","id","at","copies");
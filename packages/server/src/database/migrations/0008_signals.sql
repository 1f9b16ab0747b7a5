CREATE TABLE "signal_openings" (
	"round_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pages" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "signal_openings_round_id_user_id_pk" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "signal_remarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signal_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"round_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"kind" text NOT NULL,
	"page" integer NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signal_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tech_card_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"file_id" integer NOT NULL,
	"pages" integer NOT NULL,
	"uploaded_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"outcome_by" integer,
	"outcome_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "signal_form" jsonb;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "print_form" jsonb;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "received" jsonb;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "handed_over" jsonb;--> statement-breakpoint
ALTER TABLE "signal_openings" ADD CONSTRAINT "signal_openings_round_id_signal_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."signal_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_openings" ADD CONSTRAINT "signal_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_remarks" ADD CONSTRAINT "signal_remarks_round_id_signal_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."signal_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_remarks" ADD CONSTRAINT "signal_remarks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_rounds" ADD CONSTRAINT "signal_rounds_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_rounds" ADD CONSTRAINT "signal_rounds_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_rounds" ADD CONSTRAINT "signal_rounds_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_rounds" ADD CONSTRAINT "signal_rounds_outcome_by_users_id_fk" FOREIGN KEY ("outcome_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signal_remarks_round" ON "signal_remarks" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signal_rounds_number" ON "signal_rounds" USING btree ("tech_card_id","number");--> statement-breakpoint
CREATE INDEX "signal_rounds_file" ON "signal_rounds" USING btree ("file_id");
CREATE TABLE "offer_papers" (
	"offer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_papers_offer_id_kind_pk" PRIMARY KEY("offer_id","kind")
);
--> statement-breakpoint
CREATE TABLE "offer_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer NOT NULL,
	"file_id" integer NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"problem" text,
	"sent_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "esf_number" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "esf_date" date;--> statement-breakpoint
ALTER TABLE "offer_papers" ADD CONSTRAINT "offer_papers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_papers" ADD CONSTRAINT "offer_papers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sendings" ADD CONSTRAINT "offer_sendings_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sendings" ADD CONSTRAINT "offer_sendings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sendings" ADD CONSTRAINT "offer_sendings_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_papers_number" ON "offer_papers" USING btree ("kind","year","number");--> statement-breakpoint
CREATE INDEX "offer_sendings_offer" ON "offer_sendings" USING btree ("offer_id","id");
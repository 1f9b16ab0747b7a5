CREATE TABLE "memoranda" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memoranda_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"party_name" text COLLATE "kk-x-icu" NOT NULL,
	"party_bin" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"signed_on" date,
	"ends_on" date,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(number || ' ' || party_name || ' ' || party_bin || ' ' || subject)) STORED
);
--> statement-breakpoint
ALTER TABLE "memoranda" ADD CONSTRAINT "memoranda_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memoranda_date" ON "memoranda" USING btree ("date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "memoranda_number" ON "memoranda" USING btree ("number",extract(year from "date"));
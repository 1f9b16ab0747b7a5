CREATE TABLE "statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"statement_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"payer_name" text COLLATE "kk-x-icu" NOT NULL,
	"payer_bin" text NOT NULL,
	"payer_account" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"parts" jsonb NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (press_search(payer_name || ' ' || payer_bin || ' ' || purpose || ' ' || number)) STORED
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"turnover" bigint,
	"known" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (press_search(file_name || ' ' || bank || ' ' || account)) STORED
);
--> statement-breakpoint
ALTER TABLE "offer_payments" ADD COLUMN "statement_line_id" integer;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_fingerprint" ON "statement_lines" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "statement_lines_statement" ON "statement_lines" USING btree ("statement_id","state","date");--> statement-breakpoint
CREATE INDEX "statement_lines_payer" ON "statement_lines" USING btree ("payer_bin","date");--> statement-breakpoint
CREATE INDEX "statement_lines_open" ON "statement_lines" USING btree ("statement_id") WHERE state in ('confirm', 'unknown');--> statement-breakpoint
CREATE INDEX "statements_created" ON "statements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "statements_date" ON "statements" USING btree ("date_from","id");--> statement-breakpoint
CREATE INDEX "statements_search" ON "statements" USING gin (search gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "offer_payments" ADD CONSTRAINT "offer_payments_statement_line_id_statement_lines_id_fk" FOREIGN KEY ("statement_line_id") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_payments_line" ON "offer_payments" USING btree ("statement_line_id") WHERE statement_line_id is not null;--> statement-breakpoint
CREATE INDEX "offers_bin" ON "offers" USING btree ("recipient_bin");
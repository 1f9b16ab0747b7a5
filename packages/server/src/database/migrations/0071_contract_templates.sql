CREATE TABLE "contract_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"template" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_templates_version" UNIQUE("kind","version")
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "template_version" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_position_kz" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_basis_kz" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_document" text DEFAULT 'idCard' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_document_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_document_issuer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_document_date" date;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "subject_kz" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "manuscript_on" date;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "territory" text DEFAULT 'kazakhstan' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "workplace" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "workplace_kz" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "schedule" text DEFAULT 'fiveDays' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "week_hours" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "work_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "break_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "leave_days" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "pay_day" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "conditions" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_template" FOREIGN KEY ("kind","template_version") REFERENCES "public"."contract_templates"("kind","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" drop column "search";--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "search" text GENERATED ALWAYS AS (press_search(number || ' ' || party_name || ' ' || party_bin || ' ' || book_name || ' ' || subject || ' ' || subject_kz)) STORED;--> statement-breakpoint
-- The position of who signs for an organisation has a field of its own: it stood before the name, in small letters.
UPDATE "contracts" SET "party_position" = coalesce(substring("party_signer" from '^([[:lower:] -]+?) +[[:upper:]]'), ''),
  "party_signer" = regexp_replace("party_signer", '^[[:lower:] -]+ +([[:upper:]])', '\1')
WHERE "party_signer" <> '';--> statement-breakpoint
-- What was sent says what it said: no preamble, and both sides signed above one line.
UPDATE "contract_sendings" SET "paper" = '{"preamble": []}' || "paper" || jsonb_build_object('sides', (
  SELECT jsonb_agg('{"position": "", "signer": ""}' || side ORDER BY place) FROM jsonb_array_elements("paper"->'sides') WITH ORDINALITY sides(side, place)));--> statement-breakpoint
UPDATE "settings" SET "value" = '{"registration_number": "", "registered_on": ""}' || "value", "before" = '{"registration_number": "", "registered_on": ""}' || "before"
WHERE "section" = 'requisites';

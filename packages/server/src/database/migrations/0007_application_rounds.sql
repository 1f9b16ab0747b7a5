CREATE TABLE "application_conclusions" (
	"application_id" integer NOT NULL,
	"document" text NOT NULL,
	"number" text,
	"date" date,
	CONSTRAINT "application_conclusions_application_id_document_pk" PRIMARY KEY("application_id","document")
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_to" integer NOT NULL,
	"sent_by" integer,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_rounds" (
	"application_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_by" integer,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	CONSTRAINT "application_rounds_application_id_number_pk" PRIMARY KEY("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "file_readings" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"pages" integer,
	"page_marks" text[],
	"text" text
);
--> statement-breakpoint
ALTER TABLE "application_revisions" DROP CONSTRAINT "application_revisions_application_id_document_pk";--> statement-breakpoint
ALTER TABLE "application_revisions" ADD COLUMN "round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_revisions" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_revisions" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "application_revisions" ADD CONSTRAINT "application_revisions_application_id_round_document_pk" PRIMARY KEY("application_id","round","document");--> statement-breakpoint
ALTER TABLE "application_conclusions" ADD CONSTRAINT "application_conclusions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_sent_to_users_id_fk" FOREIGN KEY ("sent_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rounds" ADD CONSTRAINT "application_rounds_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rounds" ADD CONSTRAINT "application_rounds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rounds" ADD CONSTRAINT "application_rounds_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_readings" ADD CONSTRAINT "file_readings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_owner" ON "application_drafts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "application_letters_application" ON "application_letters" USING btree ("application_id","id");--> statement-breakpoint
INSERT INTO "application_rounds" ("application_id", "number", "asked_at", "note")
	SELECT "id", 1, "status_since", coalesce("reason", '') FROM "applications"
	WHERE EXISTS (SELECT FROM "application_revisions" WHERE "application_id" = "applications"."id");--> statement-breakpoint
INSERT INTO "file_links" ("file_id", "resource", "resource_id", "field")
	SELECT "file_id", 'application', "application_id", 'asked.1.' || "document" FROM "application_revisions"
	JOIN "file_links" ON "resource" = 'application' AND "resource_id" = "application_id" AND "field" = "document";

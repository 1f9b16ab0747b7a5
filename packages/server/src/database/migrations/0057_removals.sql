CREATE TABLE "removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due" date NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"papers_until" date,
	"outlived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "event_seals" ADD COLUMN "cut_digest" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "removals_open" ON "removals" USING btree ("user_id") WHERE withdrawn_at is null and done_at is null;--> statement-breakpoint
CREATE INDEX "removals_papers" ON "removals" USING btree ("papers_until") WHERE papers_until is not null and outlived_at is null;
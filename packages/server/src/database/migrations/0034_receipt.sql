ALTER TABLE "offers" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "received_by" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "received_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
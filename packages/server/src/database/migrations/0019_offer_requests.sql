ALTER TABLE "offers" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "offers_asked" ON "offers" USING btree ("asked_at") WHERE answered_at is null and status = 'in process';
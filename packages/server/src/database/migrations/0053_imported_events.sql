ALTER TABLE "calendar_events" ADD COLUMN "uid" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "uid_print" text;--> statement-breakpoint
CREATE INDEX "calendar_events_uid" ON "calendar_events" USING btree ("created_by","uid") WHERE "calendar_events"."uid" is not null;
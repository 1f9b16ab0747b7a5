ALTER TABLE "calendar_events" ADD COLUMN "remind" integer;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "reminded_for" timestamp with time zone;
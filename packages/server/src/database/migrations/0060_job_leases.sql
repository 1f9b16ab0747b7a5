ALTER TABLE "jobs" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "sending_until" timestamp with time zone;
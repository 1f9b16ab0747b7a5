ALTER TABLE "calendar_events" ADD COLUMN "repeat" jsonb;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "repeats_until" date;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "skipped" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "reminds_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "series_id" integer;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "occurrence" date;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_series_id_calendar_events_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."calendar_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_series" ON "calendar_events" USING btree ("series_id","occurrence");--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_occurrence" CHECK (("calendar_events"."series_id" is null) = ("calendar_events"."occurrence" is null));--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_repeat" CHECK ("calendar_events"."repeat" is null or "calendar_events"."series_id" is null);
ALTER TABLE "events" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "agent" text;--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "events_checks" ON "events" USING btree ("id") WHERE type = 'account.logChecked';
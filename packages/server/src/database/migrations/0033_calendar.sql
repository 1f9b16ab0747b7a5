CREATE TABLE "calendar_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"tag" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"start_time" text,
	"end_time" text,
	"details" text DEFAULT '' NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_events_days" CHECK ("calendar_events"."start_date" <= "calendar_events"."end_date"),
	CONSTRAINT "calendar_events_times" CHECK (("calendar_events"."start_time" is null) = ("calendar_events"."end_time" is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_guests" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "calendar_guests_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_guests" ADD CONSTRAINT "calendar_guests_event_id_calendar_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."calendar_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_guests" ADD CONSTRAINT "calendar_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_owner" ON "calendar_events" USING btree ("created_by","end_date");--> statement-breakpoint
CREATE INDEX "calendar_guests_user" ON "calendar_guests" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "offers_valid" ON "offers" USING btree ("valid_until") WHERE status = 'in process';--> statement-breakpoint
CREATE INDEX "tech_cards_signal_end" ON "tech_cards" USING btree ("signalEndDate","id") WHERE not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_print_start" ON "tech_cards" USING btree ("printStartDate","id") WHERE not is_archieve;
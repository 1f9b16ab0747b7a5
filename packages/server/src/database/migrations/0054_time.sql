CREATE TABLE "time_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "time_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"was" jsonb NOT NULL,
	"spans" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_spans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "time_spans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer,
	CONSTRAINT "time_spans_minutes" CHECK ("time_spans"."from_minute" between 0 and 1439 and "time_spans"."to_minute" between "time_spans"."from_minute" and 2879)
);
--> statement-breakpoint
ALTER TABLE "time_corrections" ADD CONSTRAINT "time_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_corrections" ADD CONSTRAINT "time_corrections_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_spans" ADD CONSTRAINT "time_spans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_corrections_user" ON "time_corrections" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "time_corrections_waiting" ON "time_corrections" USING btree ("user_id","day") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "time_spans_user" ON "time_spans" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "time_spans_day" ON "time_spans" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "time_spans_open" ON "time_spans" USING btree ("user_id","day") WHERE to_minute is null;
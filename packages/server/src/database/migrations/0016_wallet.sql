CREATE TABLE "work_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"executor_id" integer NOT NULL,
	"month" date NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_acts_month" UNIQUE("executor_id","month"),
	CONSTRAINT "work_acts_number" UNIQUE("year","number")
);
--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "act_id" integer;--> statement-breakpoint
ALTER TABLE "work_acts" ADD CONSTRAINT "work_acts_executor_id_users_id_fk" FOREIGN KEY ("executor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_types" ADD CONSTRAINT "work_types_act_id_work_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."work_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_types_act" ON "work_types" USING btree ("act_id");--> statement-breakpoint
UPDATE "work_types" SET "paid_at" = coalesce((SELECT max("events"."at") FROM "events" JOIN "projects" ON "projects"."id" = "events"."resource_id" WHERE "events"."resource" = 'project' AND "events"."type" = 'project.workPaid' AND "projects"."tech_card_id" = "work_types"."tech_card_id" AND "events"."data"->>'work' = "work_types"."name"), "completed_at", "created_at") WHERE "status" = 'paid';--> statement-breakpoint
INSERT INTO "work_acts" ("executor_id", "month", "year", "number") SELECT "executor_id", "month", extract(year FROM "month"), row_number() OVER (PARTITION BY extract(year FROM "month") ORDER BY "month", "executor_id") FROM (SELECT DISTINCT "executor_id", date_trunc('month', "paid_at" AT TIME ZONE 'Asia/Almaty')::date AS "month" FROM "work_types" WHERE "status" = 'paid' AND "executor_id" IS NOT NULL) AS "paid";--> statement-breakpoint
UPDATE "work_types" SET "act_id" = "work_acts"."id" FROM "work_acts" WHERE "work_acts"."executor_id" = "work_types"."executor_id" AND "work_types"."status" = 'paid' AND "work_acts"."month" = date_trunc('month', "work_types"."paid_at" AT TIME ZONE 'Asia/Almaty')::date;

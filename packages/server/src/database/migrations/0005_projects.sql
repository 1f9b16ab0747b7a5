CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"tech_card_id" integer NOT NULL,
	"name" text COLLATE "kk-x-icu" NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"urgent" boolean DEFAULT false NOT NULL,
	"created_date" date NOT NULL,
	"start_date" date,
	"deadline" date,
	"description" text DEFAULT '' NOT NULL,
	"manager_id" integer,
	"budget" bigint,
	"editor_requirements" text DEFAULT '' NOT NULL,
	"designer_requirements" text DEFAULT '' NOT NULL,
	"templator_requirements" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(name || ' тк-' || tech_card_id::text)) STORED,
	CONSTRAINT "projects_tech_card_id_unique" UNIQUE("tech_card_id")
);
--> statement-breakpoint
CREATE TABLE "work_responses" (
	"work_id" integer NOT NULL,
	"executor_id" integer NOT NULL,
	"agree" boolean NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_responses_work_id_executor_id_pk" PRIMARY KEY("work_id","executor_id")
);
--> statement-breakpoint
DROP INDEX "work_types_name";--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "hours" integer;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "scores" jsonb;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_responses" ADD CONSTRAINT "work_responses_work_id_work_types_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_responses" ADD CONSTRAINT "work_responses_executor_id_users_id_fk" FOREIGN KEY ("executor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_created" ON "projects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "projects_deadline" ON "projects" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "projects_name" ON "projects" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "projects_status" ON "projects" USING btree ("status","deadline");--> statement-breakpoint
CREATE INDEX "projects_manager" ON "projects" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "work_types_card" ON "work_types" USING btree ("tech_card_id");--> statement-breakpoint
CREATE INDEX "work_types_open" ON "work_types" USING btree ("tech_card_id") WHERE status = 'offered' and executor_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "work_types_name" ON "work_types" USING btree ("tech_card_id","name") WHERE status <> 'cancelled';
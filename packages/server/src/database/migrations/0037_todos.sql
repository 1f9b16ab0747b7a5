CREATE TABLE "todo_marks" (
	"todo_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_fav" boolean DEFAULT false NOT NULL,
	"place" double precision,
	CONSTRAINT "todo_marks_todo_id_user_id_pk" PRIMARY KEY("todo_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "todos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "todos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"due" date,
	"due_time" text,
	"notes" text DEFAULT '' NOT NULL,
	"tech_card_id" integer,
	"created_by" integer NOT NULL,
	"assignee_id" integer,
	"answer" text,
	"is_done" boolean DEFAULT false NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "todos_time" CHECK ("todos"."due_time" is null or "todos"."due" is not null)
);
--> statement-breakpoint
ALTER TABLE "todo_marks" ADD CONSTRAINT "todo_marks_todo_id_todos_id_fk" FOREIGN KEY ("todo_id") REFERENCES "public"."todos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_marks" ADD CONSTRAINT "todo_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "todos_owner" ON "todos" USING btree ("created_by","is_done","done_at");--> statement-breakpoint
CREATE INDEX "todos_assignee" ON "todos" USING btree ("assignee_id","is_done","done_at");
CREATE TABLE "application_authors" (
	"application_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	CONSTRAINT "application_authors_application_id_position_pk" PRIMARY KEY("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "application_revisions" (
	"application_id" integer NOT NULL,
	"document" text NOT NULL,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "application_revisions_application_id_document_pk" PRIMARY KEY("application_id","document")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"book_name" text COLLATE "und-x-icu" NOT NULL,
	"language" text NOT NULL,
	"annotation_kz" text DEFAULT '' NOT NULL,
	"annotation_rus" text DEFAULT '' NOT NULL,
	"annotation_en" text DEFAULT '' NOT NULL,
	"budget_source" text NOT NULL,
	"agreed" boolean NOT NULL,
	"status" text DEFAULT 'in process' NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"due" date,
	"reason" text,
	"authors" text DEFAULT '' NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(book_name || ' ' || authors)) STORED
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"resource" text NOT NULL,
	"resource_id" integer,
	"actor_id" integer,
	"data" jsonb NOT NULL,
	"audience" integer[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "file_links" (
	"file_id" integer NOT NULL,
	"resource" text NOT NULL,
	"resource_id" integer NOT NULL,
	"field" text NOT NULL,
	CONSTRAINT "file_links_resource_resource_id_field_pk" PRIMARY KEY("resource","resource_id","field")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"event_id" bigint,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_event" UNIQUE("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"bin" text,
	"phone" text,
	"email" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"phone" text,
	"birthday" date,
	"biography" text,
	"specialization" text,
	"organization_id" integer
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"agent" text NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tech_card_authors" (
	"tech_card_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	CONSTRAINT "tech_card_authors_tech_card_id_position_pk" PRIMARY KEY("tech_card_id","position")
);
--> statement-breakpoint
CREATE TABLE "tech_card_stages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tech_card_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tech_card_id" integer NOT NULL,
	"stage" text NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tech_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tech_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"application_id" integer,
	"book_name" text COLLATE "und-x-icu" NOT NULL,
	"language" text DEFAULT 'kz' NOT NULL,
	"edition_type" text,
	"ISBN" text,
	"quantity" integer,
	"pages" integer,
	"symbols" integer,
	"format" text,
	"kegel" text,
	"ioot" text,
	"pre_editorial_conclusion" text,
	"department_protocol" jsonb DEFAULT '{"number":null,"date":null}'::jsonb NOT NULL,
	"methodological_council_protocol" jsonb DEFAULT '{"number":null,"date":null}'::jsonb NOT NULL,
	"scientific_council_protocol" jsonb DEFAULT '{"number":null,"date":null}'::jsonb NOT NULL,
	"circulation_author" integer,
	"circulation_university" integer,
	"circulation_library" integer,
	"project_manager_id" integer,
	"created_date" date,
	"appointment_date" date,
	"due" date,
	"signalEndDate" date,
	"printStartDate" date,
	"fname_gdisk" text,
	"fname_print" text,
	"fname_signal" text,
	"delivery_address" text,
	"from_address" text,
	"delivery_payment" text,
	"print_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_editor" boolean DEFAULT false NOT NULL,
	"is_project" boolean DEFAULT false NOT NULL,
	"is_process" boolean DEFAULT false NOT NULL,
	"is_signal" boolean DEFAULT false NOT NULL,
	"is_author" boolean DEFAULT false NOT NULL,
	"is_typography" boolean DEFAULT false NOT NULL,
	"is_wap" boolean DEFAULT false NOT NULL,
	"is_account" boolean DEFAULT false NOT NULL,
	"is_stock" boolean DEFAULT false NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"is_archieve" boolean DEFAULT false NOT NULL,
	"stage" smallint GENERATED ALWAYS AS (case when is_done then 9 when is_stock then 8 when is_account then 7 when is_wap then 6
          when is_typography then 5 when is_author then 4 when is_signal then 3 when is_process then 2
          when is_project then 1 else 0 end) STORED NOT NULL,
	"stage_since" timestamp with time zone DEFAULT now() NOT NULL,
	"authors" text DEFAULT '' NOT NULL,
	"works_total" integer DEFAULT 0 NOT NULL,
	"works_started" integer DEFAULT 0 NOT NULL,
	"works_done" integer DEFAULT 0 NOT NULL,
	"cover_file_id" integer,
	"fpage_file_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(book_name || ' ' || authors || ' тк-' || id::text || ' tk-' || id::text || ' ' || coalesce("ISBN", ''))) STORED,
	CONSTRAINT "tech_cards_application_id_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role_id" smallint NOT NULL,
	"avatar_file_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"locale" text DEFAULT 'ru' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(name || ' ' || email)) STORED,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "work_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"tech_card_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"executor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_authors" ADD CONSTRAINT "application_authors_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_authors" ADD CONSTRAINT "application_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_revisions" ADD CONSTRAINT "application_revisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_links" ADD CONSTRAINT "file_links_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_card_authors" ADD CONSTRAINT "tech_card_authors_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_card_authors" ADD CONSTRAINT "tech_card_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_card_stages" ADD CONSTRAINT "tech_card_stages_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_project_manager_id_users_id_fk" FOREIGN KEY ("project_manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_fpage_file_id_files_id_fk" FOREIGN KEY ("fpage_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_types" ADD CONSTRAINT "work_types_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_types" ADD CONSTRAINT "work_types_executor_id_users_id_fk" FOREIGN KEY ("executor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_authors_user" ON "application_authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_created" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_name" ON "applications" USING btree ("book_name","id");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("status","due","id");--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("due","id");--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_resource" ON "events" USING btree ("resource","resource_id","id");--> statement-breakpoint
CREATE INDEX "events_waiting" ON "events" USING btree ("id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "file_links_file" ON "file_links" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "login_attempts_key" ON "login_attempts" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tech_card_authors_user" ON "tech_card_authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tech_card_stages_card" ON "tech_card_stages" USING btree ("tech_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tech_card_stages_open" ON "tech_card_stages" USING btree ("tech_card_id","stage") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "tech_card_stages_left" ON "tech_card_stages" USING btree ("stage","left_at");--> statement-breakpoint
CREATE INDEX "tech_cards_created" ON "tech_cards" USING btree ("created_at","id") WHERE not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_name" ON "tech_cards" USING btree ("book_name","id") WHERE not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_due" ON "tech_cards" USING btree ("due","id") WHERE not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_stage" ON "tech_cards" USING btree ("stage","id") WHERE not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_quantity" ON "tech_cards" USING btree ("quantity","id") WHERE not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_manager" ON "tech_cards" USING btree ("project_manager_id");--> statement-breakpoint
CREATE INDEX "tech_cards_search" ON "tech_cards" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tech_cards_is_editor" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_editor and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_project" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_project and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_process" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_process and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_signal" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_signal and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_author" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_author and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_typography" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_typography and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_wap" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_wap and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_account" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_account and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_stock" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_stock and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_done" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_done and not is_archieve;--> statement-breakpoint
CREATE INDEX "tech_cards_is_archieve" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_archieve;--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "work_types_name" ON "work_types" USING btree ("tech_card_id","name");--> statement-breakpoint
CREATE INDEX "work_types_executor" ON "work_types" USING btree ("executor_id");
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What a search looks through: the domain's `plain` form. Which letters find which is said there alone, by the pattern.
CREATE FUNCTION press_search(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(lower(normalize(value, NFC) COLLATE "kk-x-icu"), 'ё', 'е');
--> statement-breakpoint
CREATE TABLE "application_authors" (
	"application_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "application_authors_application_id_position_pk" PRIMARY KEY("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "application_conclusions" (
	"application_id" integer NOT NULL,
	"document" text NOT NULL,
	"number" text,
	"date" date,
	CONSTRAINT "application_conclusions_application_id_document_pk" PRIMARY KEY("application_id","document")
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_to" integer NOT NULL,
	"sent_by" integer,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_revisions" (
	"application_id" integer NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"document" text NOT NULL,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"verdict" text,
	CONSTRAINT "application_revisions_application_id_round_document_pk" PRIMARY KEY("application_id","round","document")
);
--> statement-breakpoint
CREATE TABLE "application_rounds" (
	"application_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_by" integer,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	CONSTRAINT "application_rounds_application_id_number_pk" PRIMARY KEY("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"book_name" text COLLATE "kk-x-icu" NOT NULL,
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
CREATE TABLE "books" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"tech_card_id" integer,
	"book_name" text COLLATE "kk-x-icu" NOT NULL,
	"language" text NOT NULL,
	"edition_type" text,
	"authors" text DEFAULT '' NOT NULL,
	"author_names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ISBN" text,
	"year" smallint,
	"pages" integer,
	"format" text,
	"cover_file_id" integer,
	"price" bigint,
	"printed" integer,
	"copies_author" integer,
	"copies_university" integer,
	"copies_library" integer,
	"copies_left" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(book_name || ' ' || authors || ' ' || coalesce('тк-' || tech_card_id::text || ' tk-' || tech_card_id::text || ' ', '') || coalesce("ISBN" || ' ' || replace("ISBN", '-', ''), ''))) STORED,
	CONSTRAINT "books_tech_card_id_unique" UNIQUE("tech_card_id")
);
--> statement-breakpoint
CREATE TABLE "calculations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calculations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text COLLATE "kk-x-icu" NOT NULL,
	"book" jsonb NOT NULL,
	"price_list_id" integer NOT NULL,
	"date" date NOT NULL,
	"unit_price" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(name || ' ' || (book ->> 'title') || ' ' || (book ->> 'format'))) STORED
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"from" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"prices" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entered_at" timestamp with time zone,
	CONSTRAINT "price_lists_number_unique" UNIQUE("number")
);
--> statement-breakpoint
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
	"remind" integer,
	"reminded_for" timestamp with time zone,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_events_days" CHECK ("calendar_events"."start_date" <= "calendar_events"."end_date"),
	CONSTRAINT "calendar_events_times" CHECK (("calendar_events"."start_time" is null) = ("calendar_events"."end_time" is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_guests" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "calendar_guests_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"chat_name" text COLLATE "kk-x-icu",
	"pair" text,
	"tech_card_id" integer,
	"created_by" integer,
	"last_message_id" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_pair_unique" UNIQUE("pair"),
	CONSTRAINT "conversations_tech_card_id_unique" UNIQUE("tech_card_id"),
	CONSTRAINT "conversations_pair" CHECK (("conversations"."type" = 'private') = ("conversations"."pair" is not null))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"content" text NOT NULL,
	"reply_to_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (press_search(content)) STORED
);
--> statement-breakpoint
CREATE TABLE "contract_codes" (
	"contract_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_codes_contract_id_user_id_pk" PRIMARY KEY("contract_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contract_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" integer NOT NULL,
	"paper" jsonb NOT NULL,
	"file_id" integer NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"problem" text,
	"sent_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"recalled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_signatures" (
	"contract_id" integer PRIMARY KEY NOT NULL,
	"sending_id" integer,
	"method" text NOT NULL,
	"signer_name" text COLLATE "kk-x-icu" NOT NULL,
	"user_id" integer,
	"sha256" text NOT NULL,
	"certificate" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"party_id" integer,
	"organization_id" integer,
	"party_name" text COLLATE "kk-x-icu" NOT NULL,
	"party_bin" text DEFAULT '' NOT NULL,
	"party_email" text DEFAULT '' NOT NULL,
	"party_phone" text DEFAULT '' NOT NULL,
	"party_address" text DEFAULT '' NOT NULL,
	"party_account" text DEFAULT '' NOT NULL,
	"party_bank" text DEFAULT '' NOT NULL,
	"party_bic" text DEFAULT '' NOT NULL,
	"party_kbe" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"tech_card_id" integer,
	"book_name" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"fee" bigint,
	"royalty" double precision,
	"rights" text DEFAULT 'exclusive' NOT NULL,
	"print_run" integer,
	"author_copies" integer,
	"ebook" boolean DEFAULT false NOT NULL,
	"translation" boolean DEFAULT false NOT NULL,
	"discount" double precision,
	"payment_days" integer,
	"months" integer,
	"note" text DEFAULT '' NOT NULL,
	"renews_id" integer,
	"reminded" smallint,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(number || ' ' || party_name || ' ' || party_bin || ' ' || book_name || ' ' || subject)) STORED
);
--> statement-breakpoint
CREATE TABLE "daily_letters" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_seals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"until" bigint NOT NULL,
	"events" integer NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_seals_until_unique" UNIQUE("until")
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
CREATE TABLE "letter_handovers" (
	"letter" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "notice_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet" jsonb
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"event_id" bigint,
	"data" jsonb NOT NULL,
	"topic" text,
	"here" boolean DEFAULT true NOT NULL,
	"daily" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_event" UNIQUE("event_id","user_id")
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
CREATE TABLE "file_readings" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"pages" integer,
	"page_marks" text[],
	"text" text
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memoranda" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memoranda_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"party_name" text COLLATE "kk-x-icu" NOT NULL,
	"party_bin" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"signed_on" date,
	"ends_on" date,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(number || ' ' || party_name || ' ' || party_bin || ' ' || subject)) STORED
);
--> statement-breakpoint
CREATE TABLE "document_numbers" (
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "offer_counts" (
	"status" text NOT NULL,
	"hide_from_publisher" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "offer_counts_status_hide_from_publisher_pk" PRIMARY KEY("status","hide_from_publisher")
);
--> statement-breakpoint
CREATE TABLE "offer_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer,
	"decision" text NOT NULL,
	"revision" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"file_id" integer NOT NULL,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_papers" (
	"offer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_papers_offer_id_kind_pk" PRIMARY KEY("offer_id","kind")
);
--> statement-breakpoint
CREATE TABLE "offer_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"date" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"statement_line_id" integer,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_revisions" (
	"offer_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"row" jsonb NOT NULL,
	"superseded_by" integer,
	"superseded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_revisions_offer_id_revision_pk" PRIMARY KEY("offer_id","revision")
);
--> statement-breakpoint
CREATE TABLE "offer_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer NOT NULL,
	"file_id" integer NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"problem" text,
	"sent_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offer_tech_cards" (
	"offer_id" integer NOT NULL,
	"tech_card_id" integer NOT NULL,
	CONSTRAINT "offer_tech_cards_offer_id_tech_card_id_pk" PRIMARY KEY("offer_id","tech_card_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"date" date NOT NULL,
	"status" text DEFAULT 'in process' NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"organization_id" integer,
	"user_id" integer,
	"recipient_name" text COLLATE "kk-x-icu" NOT NULL,
	"recipient_phone" text DEFAULT '' NOT NULL,
	"recipient_address" text DEFAULT '' NOT NULL,
	"recipient_bank" text DEFAULT '' NOT NULL,
	"recipient_bic" text DEFAULT '' NOT NULL,
	"recipient_bin" text DEFAULT '' NOT NULL,
	"recipient_account" text DEFAULT '' NOT NULL,
	"recipient_email" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"sender_phone" text DEFAULT '' NOT NULL,
	"sender_address" text DEFAULT '' NOT NULL,
	"sender_bank" text DEFAULT '' NOT NULL,
	"sender_bic" text DEFAULT '' NOT NULL,
	"sender_bin" text DEFAULT '' NOT NULL,
	"sender_account" text DEFAULT '' NOT NULL,
	"sender_email" text DEFAULT '' NOT NULL,
	"sender_kbe" text DEFAULT '' NOT NULL,
	"sender_knp" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	"titles" text DEFAULT '' NOT NULL,
	"price_list_id" integer,
	"discount" double precision DEFAULT 0 NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"vat_rate" smallint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"funding_source" text,
	"valid_until" date,
	"deadline" date,
	"note" text DEFAULT '' NOT NULL,
	"disk_link" text DEFAULT '' NOT NULL,
	"isDigitalBook" boolean DEFAULT false NOT NULL,
	"hide_from_publisher" boolean DEFAULT false NOT NULL,
	"contract_number" text,
	"contract_date" date,
	"invoice_number" text,
	"invoice_date" date,
	"esf_number" text,
	"esf_date" date,
	"has_isbn" boolean DEFAULT false NOT NULL,
	"has_contract" boolean DEFAULT false NOT NULL,
	"has_invoice" boolean DEFAULT false NOT NULL,
	"has_act" boolean DEFAULT false NOT NULL,
	"has_esf" boolean DEFAULT false NOT NULL,
	"has_author_contract" boolean DEFAULT false NOT NULL,
	"has_sales_contract" boolean DEFAULT false NOT NULL,
	"in_price" boolean DEFAULT false NOT NULL,
	"in_store" boolean DEFAULT false NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision_note" text DEFAULT '' NOT NULL,
	"request_note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"received_by" integer,
	"received_note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(number || ' кп-' || number || ' ' || recipient_name || ' ' || recipient_bin || ' ' || titles)) STORED
);
--> statement-breakpoint
CREATE TABLE "confidential" (
	"user_id" integer NOT NULL,
	"field" text NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confidential_user_id_field_pk" PRIMARY KEY("user_id","field")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"kept_id" integer NOT NULL,
	"gone_id" integer NOT NULL,
	"was_active" boolean NOT NULL,
	"moved" jsonb NOT NULL,
	"by_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "kk-x-icu" NOT NULL,
	"bin" text,
	"phone" text,
	"email" text,
	"address" text,
	"bank" text,
	"bic" text,
	"account" text,
	"kbe" text,
	"is_press" boolean DEFAULT false NOT NULL,
	"merged_into" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(name || ' ' || coalesce(bin, ''))) STORED
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
	"organization_id" integer,
	"social_links" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"experience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address_registration" text DEFAULT '' NOT NULL,
	"address_residence" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"organization" text NOT NULL,
	"bin" text NOT NULL,
	"consent" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_token_hash_unique" UNIQUE("token_hash")
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
	"present_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "totps" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"by_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"handed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "kk-x-icu" NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"role_id" smallint NOT NULL,
	"avatar_file_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"invited_at" timestamp with time zone,
	"merged_into" integer,
	"locale" text DEFAULT 'ru' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(name)) STORED,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "print_costs" (
	"tech_card_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cost" bigint NOT NULL,
	"bill_number" text DEFAULT '' NOT NULL,
	"bill_date" date,
	"note" text DEFAULT '' NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "book_sales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"book_id" integer NOT NULL,
	"channel" text NOT NULL,
	"date" date NOT NULL,
	"copies" integer NOT NULL,
	"sum" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_sales_copies" CHECK (copies <> 0 and sign(copies) * sum >= 0)
);
--> statement-breakpoint
CREATE TABLE "royalty_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "royalty_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" integer NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"language" text NOT NULL,
	"owed" bigint NOT NULL,
	"file_id" integer NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"problem" text,
	"sent_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "royalty_terms" (
	"contract_id" integer PRIMARY KEY NOT NULL,
	"book_id" integer NOT NULL,
	"rate" double precision NOT NULL,
	"authors" jsonb NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'kz' NOT NULL,
	CONSTRAINT "royalty_terms_rate" CHECK (rate > 0 and rate <= 100)
);
--> statement-breakpoint
CREATE TABLE "signal_openings" (
	"round_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pages" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "signal_openings_round_id_user_id_pk" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "signal_remarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signal_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"round_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"kind" text NOT NULL,
	"page" integer NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signal_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tech_card_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"file_id" integer NOT NULL,
	"pages" integer NOT NULL,
	"uploaded_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"outcome_by" integer,
	"outcome_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"channel" text NOT NULL,
	"tech_card_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"fields" jsonb NOT NULL,
	"key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sha256" text,
	"size" integer,
	"sent_at" timestamp with time zone,
	"answer_status" integer,
	"answer" text,
	"fault" text,
	"next_at" timestamp with time zone,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publications_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"statement_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"payer_name" text COLLATE "kk-x-icu" NOT NULL,
	"payer_bin" text NOT NULL,
	"payer_account" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"parts" jsonb NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (press_search(payer_name || ' ' || payer_bin || ' ' || purpose || ' ' || number)) STORED
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"turnover" bigint,
	"known" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (press_search(file_name || ' ' || bank || ' ' || account)) STORED
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"customer_name" text NOT NULL,
	"items" jsonb NOT NULL,
	"titles" text DEFAULT '' NOT NULL,
	"sum" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(id::text || ' ' || customer_name || ' ' || titles)) STORED
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"contact_info" text NOT NULL,
	"response" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shortages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shortages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tech_card_id" integer NOT NULL,
	"missing" jsonb NOT NULL,
	"reason" text NOT NULL,
	"recorded_by" integer,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"note" text DEFAULT '' NOT NULL,
	"settled_by" integer,
	"settled_at" timestamp with time zone
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
CREATE TABLE "tech_card_scores" (
	"tech_card_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"scores" jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tech_card_scores_tech_card_id_user_id_pk" PRIMARY KEY("tech_card_id","user_id")
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
	"book_name" text COLLATE "kk-x-icu" NOT NULL,
	"language" text DEFAULT 'kz' NOT NULL,
	"edition_type" text,
	"ISBN" text,
	"quantity" integer,
	"pages" integer,
	"symbols" integer,
	"format" text,
	"volume" double precision,
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
	"signal_form" jsonb,
	"print_form" jsonb,
	"received" jsonb,
	"handed_over" jsonb,
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
	"ioot_file_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(book_name || ' ' || authors || ' тк-' || id::text || ' tk-' || id::text || ' ' || coalesce("ISBN", ''))) STORED,
	CONSTRAINT "tech_cards_application_id_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "work_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"tech_card_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"executor_id" integer,
	"unit" text DEFAULT '' NOT NULL,
	"price" bigint,
	"start_date" date,
	"end_date" date,
	"hours" integer,
	"description" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"scores" jsonb,
	"completed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"act_id" integer,
	"payout_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "track_links" (
	"code" text PRIMARY KEY NOT NULL,
	"tech_card_id" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "track_links_tech_card_id_unique" UNIQUE("tech_card_id")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"paid_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
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
ALTER TABLE "application_authors" ADD CONSTRAINT "application_authors_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_authors" ADD CONSTRAINT "application_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_conclusions" ADD CONSTRAINT "application_conclusions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_sent_to_users_id_fk" FOREIGN KEY ("sent_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_letters" ADD CONSTRAINT "application_letters_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_revisions" ADD CONSTRAINT "application_revisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_rounds" ADD CONSTRAINT "application_rounds_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_rounds" ADD CONSTRAINT "application_rounds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_rounds" ADD CONSTRAINT "application_rounds_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_guests" ADD CONSTRAINT "calendar_guests_event_id_calendar_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."calendar_events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_guests" ADD CONSTRAINT "calendar_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_id_messages_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_codes" ADD CONSTRAINT "contract_codes_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_codes" ADD CONSTRAINT "contract_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_sendings" ADD CONSTRAINT "contract_sendings_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_sendings" ADD CONSTRAINT "contract_sendings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_sendings" ADD CONSTRAINT "contract_sendings_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_sending_id_contract_sendings_id_fk" FOREIGN KEY ("sending_id") REFERENCES "public"."contract_sendings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_party_id_users_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_renews_id_contracts_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file_links" ADD CONSTRAINT "file_links_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file_readings" ADD CONSTRAINT "file_readings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memoranda" ADD CONSTRAINT "memoranda_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_decisions" ADD CONSTRAINT "offer_decisions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_decisions" ADD CONSTRAINT "offer_decisions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_decisions" ADD CONSTRAINT "offer_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_papers" ADD CONSTRAINT "offer_papers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_papers" ADD CONSTRAINT "offer_papers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_payments" ADD CONSTRAINT "offer_payments_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_payments" ADD CONSTRAINT "offer_payments_statement_line_id_statement_lines_id_fk" FOREIGN KEY ("statement_line_id") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_payments" ADD CONSTRAINT "offer_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_superseded_by_users_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_sendings" ADD CONSTRAINT "offer_sendings_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_sendings" ADD CONSTRAINT "offer_sendings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_sendings" ADD CONSTRAINT "offer_sendings_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_tech_cards" ADD CONSTRAINT "offer_tech_cards_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_tech_cards" ADD CONSTRAINT "offer_tech_cards_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "confidential" ADD CONSTRAINT "confidential_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "totps" ADD CONSTRAINT "totps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_handovers" ADD CONSTRAINT "user_handovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_handovers" ADD CONSTRAINT "user_handovers_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_costs" ADD CONSTRAINT "print_costs_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_costs" ADD CONSTRAINT "print_costs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_responses" ADD CONSTRAINT "work_responses_work_id_work_types_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work_types"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_responses" ADD CONSTRAINT "work_responses_executor_id_users_id_fk" FOREIGN KEY ("executor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "book_sales" ADD CONSTRAINT "book_sales_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "book_sales" ADD CONSTRAINT "book_sales_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "royalty_sendings" ADD CONSTRAINT "royalty_sendings_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "royalty_sendings" ADD CONSTRAINT "royalty_sendings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "royalty_sendings" ADD CONSTRAINT "royalty_sendings_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "royalty_terms" ADD CONSTRAINT "royalty_terms_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "royalty_terms" ADD CONSTRAINT "royalty_terms_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signal_openings" ADD CONSTRAINT "signal_openings_round_id_signal_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."signal_rounds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signal_openings" ADD CONSTRAINT "signal_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signal_remarks" ADD CONSTRAINT "signal_remarks_round_id_signal_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."signal_rounds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signal_remarks" ADD CONSTRAINT "signal_remarks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signal_rounds" ADD CONSTRAINT "signal_rounds_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signal_rounds" ADD CONSTRAINT "signal_rounds_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signal_rounds" ADD CONSTRAINT "signal_rounds_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signal_rounds" ADD CONSTRAINT "signal_rounds_outcome_by_users_id_fk" FOREIGN KEY ("outcome_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shortages" ADD CONSTRAINT "shortages_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shortages" ADD CONSTRAINT "shortages_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shortages" ADD CONSTRAINT "shortages_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_card_authors" ADD CONSTRAINT "tech_card_authors_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_card_authors" ADD CONSTRAINT "tech_card_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_card_scores" ADD CONSTRAINT "tech_card_scores_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_card_scores" ADD CONSTRAINT "tech_card_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_card_stages" ADD CONSTRAINT "tech_card_stages_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_project_manager_id_users_id_fk" FOREIGN KEY ("project_manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_fpage_file_id_files_id_fk" FOREIGN KEY ("fpage_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_ioot_file_id_files_id_fk" FOREIGN KEY ("ioot_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_types" ADD CONSTRAINT "work_types_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_types" ADD CONSTRAINT "work_types_executor_id_users_id_fk" FOREIGN KEY ("executor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_types" ADD CONSTRAINT "work_types_act_id_work_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."work_acts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_types" ADD CONSTRAINT "work_types_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "todo_marks" ADD CONSTRAINT "todo_marks_todo_id_todos_id_fk" FOREIGN KEY ("todo_id") REFERENCES "public"."todos"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "todo_marks" ADD CONSTRAINT "todo_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "track_links" ADD CONSTRAINT "track_links_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "track_links" ADD CONSTRAINT "track_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_acts" ADD CONSTRAINT "work_acts_executor_id_users_id_fk" FOREIGN KEY ("executor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "application_authors_user" ON "application_authors" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "application_drafts_owner" ON "application_drafts" USING btree ("owner_id","updated_at");
--> statement-breakpoint
CREATE INDEX "application_letters_application" ON "application_letters" USING btree ("application_id","id");
--> statement-breakpoint
CREATE INDEX "applications_created" ON "applications" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "applications_name" ON "applications" USING btree ("book_name","id");
--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("status","due","id");
--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("due","id");
--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "applications_folded" ON "applications" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "books_created" ON "books" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "books_name" ON "books" USING btree ("book_name","id");
--> statement-breakpoint
CREATE INDEX "books_year" ON "books" USING btree ("year","id");
--> statement-breakpoint
CREATE INDEX "books_left" ON "books" USING btree ("copies_left","id");
--> statement-breakpoint
CREATE INDEX "books_search" ON "books" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "books_folded" ON "books" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "calculations_updated" ON "calculations" USING btree ("owner_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "calculations_name" ON "calculations" USING btree ("owner_id","name","id");
--> statement-breakpoint
CREATE INDEX "calculations_sum" ON "calculations" USING btree ("owner_id","sum","id");
--> statement-breakpoint
CREATE INDEX "calculations_search" ON "calculations" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_from" ON "price_lists" USING btree ("from") WHERE status = 'entered';
--> statement-breakpoint
CREATE INDEX "calendar_events_owner" ON "calendar_events" USING btree ("created_by","end_date");
--> statement-breakpoint
CREATE INDEX "calendar_guests_user" ON "calendar_guests" USING btree ("user_id","event_id");
--> statement-breakpoint
CREATE INDEX "conversation_members_user" ON "conversation_members" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");
--> statement-breakpoint
CREATE INDEX "messages_reply" ON "messages" USING btree ("reply_to_id") WHERE reply_to_id is not null;
--> statement-breakpoint
CREATE INDEX "messages_changed" ON "messages" USING btree ("conversation_id",coalesce(deleted_at, edited_at)) WHERE coalesce(deleted_at, edited_at) is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client" ON "messages" USING btree ("user_id","client_id");
--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contract_sendings_contract" ON "contract_sendings" USING btree ("contract_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_sendings_standing" ON "contract_sendings" USING btree ("contract_id") WHERE recalled_at is null;
--> statement-breakpoint
CREATE INDEX "contracts_party" ON "contracts" USING btree ("party_id");
--> statement-breakpoint
CREATE INDEX "contracts_organization" ON "contracts" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "contracts_date" ON "contracts" USING btree ("date","id");
--> statement-breakpoint
CREATE INDEX "contracts_renews" ON "contracts" USING btree ("renews_id");
--> statement-breakpoint
CREATE INDEX "contracts_ends" ON "contracts" USING btree ("ends_on") WHERE status = 'signed';
--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_number" ON "contracts" USING btree ("kind","number",extract(year from "date"));
--> statement-breakpoint
CREATE INDEX "events_resource" ON "events" USING btree ("resource","resource_id","id");
--> statement-breakpoint
CREATE INDEX "events_moves" ON "events" USING btree ("at") WHERE type in ('techcard.moved', 'techcard.takenBack');
--> statement-breakpoint
CREATE INDEX "events_status_moves" ON "events" USING btree ("resource","at") WHERE type in ('offer.moved', 'offer.revised', 'shoporder.moved');
--> statement-breakpoint
CREATE INDEX "events_waiting" ON "events" USING btree ("id") WHERE handled_at is null;
--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at") WHERE done_at is null;
--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "notifications_daily" ON "notifications" USING btree ("user_id") WHERE daily;
--> statement-breakpoint
CREATE INDEX "file_links_file" ON "file_links" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "memoranda_date" ON "memoranda" USING btree ("date","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "memoranda_number" ON "memoranda" USING btree ("number",extract(year from "date"));
--> statement-breakpoint
CREATE INDEX "offer_decisions_offer" ON "offer_decisions" USING btree ("offer_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "offer_papers_number" ON "offer_papers" USING btree ("kind","year","number");
--> statement-breakpoint
CREATE INDEX "offer_payments_offer" ON "offer_payments" USING btree ("offer_id","date");
--> statement-breakpoint
CREATE INDEX "offer_payments_date" ON "offer_payments" USING btree ("date");
--> statement-breakpoint
CREATE INDEX "offer_payments_line" ON "offer_payments" USING btree ("statement_line_id") WHERE statement_line_id is not null;
--> statement-breakpoint
CREATE INDEX "offer_sendings_offer" ON "offer_sendings" USING btree ("offer_id","id");
--> statement-breakpoint
CREATE INDEX "offer_tech_cards_card" ON "offer_tech_cards" USING btree ("tech_card_id");
--> statement-breakpoint
CREATE INDEX "offers_created" ON "offers" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "offers_recipient" ON "offers" USING btree ("recipient_name","id");
--> statement-breakpoint
CREATE INDEX "offers_status" ON "offers" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "offers_progress" ON "offers" USING btree ("progress","id");
--> statement-breakpoint
CREATE INDEX "offers_sum" ON "offers" USING btree ("sum","id");
--> statement-breakpoint
CREATE INDEX "offers_organization" ON "offers" USING btree ("organization_id","created_at");
--> statement-breakpoint
CREATE INDEX "offers_user" ON "offers" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "offers_date" ON "offers" USING btree ("date","status");
--> statement-breakpoint
CREATE INDEX "offers_valid" ON "offers" USING btree ("valid_until") WHERE status = 'in process';
--> statement-breakpoint
CREATE INDEX "offers_asked" ON "offers" USING btree ("asked_at") WHERE answered_at is null and status = 'in process';
--> statement-breakpoint
CREATE INDEX "offers_to_bill" ON "offers" USING btree ("status_since","id") WHERE invoice_date is null and status in ('accept', 'Request for invoice');
--> statement-breakpoint
CREATE INDEX "offers_owed" ON "offers" USING btree ("invoice_date","id") WHERE paid < sum and status not in ('in process', 'rejected', 'archieve');
--> statement-breakpoint
CREATE INDEX "offers_lacking" ON "offers" USING btree ("status_since","id") WHERE status = 'done' and not (has_invoice and has_act and has_esf);
--> statement-breakpoint
CREATE INDEX "offers_billed" ON "offers" USING btree ("invoice_date","id","status","sum","paid") WHERE invoice_date is not null and status not in ('in process', 'rejected');
--> statement-breakpoint
CREATE INDEX "offers_account" ON "offers" USING btree ("organization_id","invoice_date","status","sum","paid") WHERE organization_id is not null and (invoice_date is not null or paid <> 0);
--> statement-breakpoint
CREATE INDEX "offers_sold" ON "offers" USING btree ("status") WHERE has_sales_contract and status in ('done', 'archieve');
--> statement-breakpoint
CREATE INDEX "offers_bin" ON "offers" USING btree ("recipient_bin");
--> statement-breakpoint
CREATE INDEX "offers_search" ON "offers" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "offers_folded" ON "offers" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_number" ON "offers" USING btree ((extract(year from date)::int),"number");
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_invoice" ON "offers" USING btree ((extract(year from invoice_date)::int),"invoice_number") WHERE invoice_number is not null;
--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "login_attempts_key" ON "login_attempts" USING btree ("key","at");
--> statement-breakpoint
CREATE INDEX "merges_kept" ON "merges" USING btree ("kind","kept_id");
--> statement-breakpoint
CREATE INDEX "organizations_bin" ON "organizations" USING btree ("bin");
--> statement-breakpoint
CREATE INDEX "organizations_press" ON "organizations" USING btree ("id") WHERE is_press;
--> statement-breakpoint
CREATE INDEX "organizations_search" ON "organizations" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "organizations_folded" ON "organizations" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "user_handovers_user" ON "user_handovers" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id");
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "projects_created" ON "projects" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "projects_deadline" ON "projects" USING btree ("deadline","id");
--> statement-breakpoint
CREATE INDEX "projects_name" ON "projects" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "projects_status" ON "projects" USING btree ("status","deadline");
--> statement-breakpoint
CREATE INDEX "projects_manager" ON "projects" USING btree ("manager_id");
--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "projects_folded" ON "projects" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "book_sales_date" ON "book_sales" USING btree ("date","book_id");
--> statement-breakpoint
CREATE INDEX "book_sales_book" ON "book_sales" USING btree ("book_id");
--> statement-breakpoint
CREATE INDEX "royalty_sendings_contract" ON "royalty_sendings" USING btree ("contract_id","id");
--> statement-breakpoint
CREATE INDEX "royalty_terms_book" ON "royalty_terms" USING btree ("book_id");
--> statement-breakpoint
CREATE INDEX "signal_remarks_round" ON "signal_remarks" USING btree ("round_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "signal_rounds_number" ON "signal_rounds" USING btree ("tech_card_id","number");
--> statement-breakpoint
CREATE INDEX "signal_rounds_file" ON "signal_rounds" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "publications_card" ON "publications" USING btree ("tech_card_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_fingerprint" ON "statement_lines" USING btree ("fingerprint");
--> statement-breakpoint
CREATE INDEX "statement_lines_statement" ON "statement_lines" USING btree ("statement_id","state","date");
--> statement-breakpoint
CREATE INDEX "statement_lines_payer" ON "statement_lines" USING btree ("payer_bin","date");
--> statement-breakpoint
CREATE INDEX "statement_lines_open" ON "statement_lines" USING btree ("statement_id") WHERE state in ('confirm', 'unknown');
--> statement-breakpoint
CREATE INDEX "statements_created" ON "statements" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "statements_date" ON "statements" USING btree ("date_from","id");
--> statement-breakpoint
CREATE INDEX "statements_search" ON "statements" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "shop_orders_board" ON "shop_orders" USING btree ((status = 'done'),"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "shop_orders_done" ON "shop_orders" USING btree ("status_since") WHERE status = 'done';
--> statement-breakpoint
CREATE INDEX "shop_orders_search" ON "shop_orders" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "shop_orders_folded" ON "shop_orders" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "support_requests_owner" ON "support_requests" USING btree ("created_by","id");
--> statement-breakpoint
CREATE INDEX "support_requests_status" ON "support_requests" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "shortages_card" ON "shortages" USING btree ("tech_card_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shortages_open" ON "shortages" USING btree ("tech_card_id") WHERE outcome is null;
--> statement-breakpoint
CREATE INDEX "tech_card_authors_user" ON "tech_card_authors" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "tech_card_stages_card" ON "tech_card_stages" USING btree ("tech_card_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "tech_card_stages_open" ON "tech_card_stages" USING btree ("tech_card_id","stage") WHERE left_at is null;
--> statement-breakpoint
CREATE INDEX "tech_card_stages_left" ON "tech_card_stages" USING btree ("stage","left_at");
--> statement-breakpoint
CREATE INDEX "tech_cards_created" ON "tech_cards" USING btree ("created_at","id") WHERE not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_name" ON "tech_cards" USING btree ("book_name","id") WHERE not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_due" ON "tech_cards" USING btree ("due","id") WHERE not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_stage" ON "tech_cards" USING btree ("stage","id") WHERE not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_since" ON "tech_cards" USING btree ("stage_since","id") WHERE not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_quantity" ON "tech_cards" USING btree ("quantity","id") WHERE not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_manager" ON "tech_cards" USING btree ("project_manager_id");
--> statement-breakpoint
CREATE INDEX "tech_cards_search" ON "tech_cards" USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tech_cards_folded" ON "tech_cards" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tech_cards_is_editor" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_editor and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_is_project" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_project and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_is_process" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_process and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_is_signal" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_signal and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_is_author" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_author and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_is_typography" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_typography and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_is_wap" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_wap and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_is_account" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_account and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_is_stock" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_stock and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_is_done" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_done and not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_signal_end" ON "tech_cards" USING btree ("signalEndDate","id") WHERE not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_print_start" ON "tech_cards" USING btree ("printStartDate","id") WHERE not is_archieve;
--> statement-breakpoint
CREATE INDEX "tech_cards_printed" ON "tech_cards" USING btree ((print_form->>'start_date'));
--> statement-breakpoint
CREATE INDEX "tech_cards_is_archieve" ON "tech_cards" USING btree ((coalesce(due, 'infinity')),"id") WHERE is_archieve;
--> statement-breakpoint
CREATE UNIQUE INDEX "work_types_name" ON "work_types" USING btree ("tech_card_id","name") WHERE status <> 'cancelled';
--> statement-breakpoint
CREATE INDEX "work_types_card" ON "work_types" USING btree ("tech_card_id");
--> statement-breakpoint
CREATE INDEX "work_types_executor" ON "work_types" USING btree ("executor_id");
--> statement-breakpoint
CREATE INDEX "work_types_act" ON "work_types" USING btree ("act_id");
--> statement-breakpoint
CREATE INDEX "work_types_payout" ON "work_types" USING btree ("payout_id");
--> statement-breakpoint
CREATE INDEX "work_types_waiting" ON "work_types" USING btree ("status","tech_card_id") WHERE status in ('completed', 'approved');
--> statement-breakpoint
CREATE INDEX "work_types_open" ON "work_types" USING btree ("tech_card_id") WHERE status = 'offered' and executor_id is null;
--> statement-breakpoint
CREATE INDEX "todos_owner" ON "todos" USING btree ("created_by","is_done","done_at");
--> statement-breakpoint
CREATE INDEX "todos_assignee" ON "todos" USING btree ("assignee_id","is_done","done_at");
--> statement-breakpoint
-- Processes keep in memory who a token belongs to. Whoever changes that, by whatever statement, tells them what to forget.
CREATE FUNCTION press_tell_sessions() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('press_sessions', TG_ARGV[0] || ' ' || OLD.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE OR UPDATE OF expires_at ON sessions
FOR EACH ROW EXECUTE FUNCTION press_tell_sessions('session');
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE OF name, email, role_id, active ON users
FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.role_id, OLD.active) IS DISTINCT FROM (NEW.name, NEW.email, NEW.role_id, NEW.active))
EXECUTE FUNCTION press_tell_sessions('user');
--> statement-breakpoint
-- The catalogue follows the cards: a card that is in the stock or was delivered is a book of it. Its copies are those that its forms
-- count, or else those that were planned; what was handed over counts as planned only once the card is delivered. The year is the
-- one of its imprint.
CREATE FUNCTION press_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  copies integer := coalesce((NEW.print_form->>'copies')::integer, (NEW.print_info->>'copies')::integer, NEW.quantity);
  came integer := coalesce((SELECT sum(value::integer) FROM jsonb_each_text(NEW.received)), copies);
  to_author integer := coalesce((NEW.handed_over->'author'->>'copies')::integer,
    CASE WHEN NEW.is_done THEN NEW.circulation_author END);
  to_university integer := coalesce((NEW.handed_over->'university'->>'copies')::integer,
    CASE WHEN NEW.is_done THEN NEW.circulation_university END);
  to_library integer := coalesce((NEW.handed_over->'library'->>'copies')::integer,
    CASE WHEN NEW.is_done THEN NEW.circulation_library END);
BEGIN
  IF NEW.is_stock OR NEW.is_done THEN
    INSERT INTO books (tech_card_id, book_name, language, edition_type, authors, "ISBN", year, pages, format, cover_file_id, printed,
      copies_author, copies_university, copies_library, copies_left, created_at)
    VALUES (NEW.id, NEW.book_name, NEW.language, NEW.edition_type, NEW.authors, NEW."ISBN",
      extract(year FROM coalesce(NEW."printStartDate", NEW."signalEndDate", NEW.stage_since::date)), NEW.pages, NEW.format,
      NEW.cover_file_id, copies, to_author, to_university, to_library,
      greatest(0, came - coalesce(to_author, 0) - coalesce(to_university, 0) - coalesce(to_library, 0)), NEW.stage_since)
    ON CONFLICT (tech_card_id) DO UPDATE SET
      book_name = EXCLUDED.book_name, language = EXCLUDED.language, edition_type = EXCLUDED.edition_type, authors = EXCLUDED.authors,
      "ISBN" = EXCLUDED."ISBN", year = EXCLUDED.year, pages = EXCLUDED.pages, format = EXCLUDED.format,
      cover_file_id = EXCLUDED.cover_file_id, printed = EXCLUDED.printed, copies_author = EXCLUDED.copies_author,
      copies_university = EXCLUDED.copies_university, copies_library = EXCLUDED.copies_library, copies_left = EXCLUDED.copies_left,
      version = books.version + 1, updated_at = now();
  ELSIF TG_OP = 'UPDATE' AND (OLD.is_stock OR OLD.is_done) THEN
    DELETE FROM books WHERE tech_card_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tech_cards_catalogue AFTER INSERT OR UPDATE ON tech_cards FOR EACH ROW EXECUTE FUNCTION press_catalogue();
--> statement-breakpoint
CREATE FUNCTION count_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order always, so that two changes that meet wait for each other and never in a ring.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO offer_counts SELECT status, hide_from_publisher, count(*) FROM added GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (status, hide_from_publisher) DO UPDATE SET count = offer_counts.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO offer_counts SELECT status, hide_from_publisher, -count(*) FROM gone GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (status, hide_from_publisher) DO UPDATE SET count = offer_counts.count + excluded.count;
  ELSE
    INSERT INTO offer_counts
    SELECT status, hide_from_publisher, sum(by) FROM (
      SELECT status, hide_from_publisher, 1 FROM added UNION ALL SELECT status, hide_from_publisher, -1 FROM gone
    ) changed (status, hide_from_publisher, by)
    GROUP BY 1, 2 HAVING sum(by) <> 0 ORDER BY 1, 2
    ON CONFLICT (status, hide_from_publisher) DO UPDATE SET count = offer_counts.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_added AFTER INSERT ON offers REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_offers();
--> statement-breakpoint
CREATE TRIGGER offers_changed AFTER UPDATE ON offers REFERENCING OLD TABLE AS gone NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_offers();
--> statement-breakpoint
CREATE TRIGGER offers_gone AFTER DELETE ON offers REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION count_offers();
--> statement-breakpoint
-- What signed contracts with the author of a card give of what is sold, once the catalogue has the book.
CREATE FUNCTION press_give_royalties(card integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO royalty_terms (contract_id, book_id, rate, authors, email, language)
	SELECT contracts.id, books.id, royalty, jsonb_build_array(jsonb_build_object('name', party_name, 'share', 100)), party_email,
		CASE books.language WHEN 'ru' THEN 'ru' ELSE 'kz' END
	FROM contracts JOIN books ON books.tech_card_id = contracts.tech_card_id
	WHERE contracts.tech_card_id = card AND kind = 'author' AND status = 'signed' AND royalty > 0
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION press_book_royalties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM press_give_royalties(NEW.tech_card_id);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER books_royalties AFTER INSERT ON books FOR EACH ROW WHEN (NEW.tech_card_id IS NOT NULL) EXECUTE FUNCTION press_book_royalties();
--> statement-breakpoint
-- What a new press begins with (decisions §6): the first list of @press/domain on the day of this migration.
INSERT INTO "price_lists" ("number", "from", "status", "entered_at", "prices") VALUES (1, '2026-01-01', 'entered', now(), '{"sheets":{"offset80":1200,"offset120":2000,"coated130":3000,"colotech160":7000},"clicks":{"black-white":[{"up_to":500,"price":1400},{"up_to":2000,"price":1200},{"up_to":10000,"price":1000},{"up_to":null,"price":800}],"colored":[{"up_to":100,"price":11000},{"up_to":500,"price":9500},{"up_to":2000,"price":8500},{"up_to":null,"price":7500}]},"lamination":{"matte":9000,"glossy":8000},"bindings":{"7":{"setup":600000,"each":150000},"staple":{"setup":100000,"each":4000},"KBS":{"setup":200000,"each":18000},"KShS":{"setup":400000,"each":45000},"Wire-O":{"setup":150000,"each":35000},"integral":{"setup":500000,"each":90000},"7BC":{"setup":600000,"each":140000},"7B":{"setup":600000,"each":150000},"7T":{"setup":600000,"each":180000}},"preparation":300000,"overhead":10,"margin":20,"partner_discount":10}');

CREATE TABLE "document_numbers" (
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "offer_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"date" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
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
	"request_note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(number || ' кп-' || number || ' ' || recipient_name || ' ' || recipient_bin || ' ' || titles)) STORED
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "bank" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "bic" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "kbe" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "is_press" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "search" text GENERATED ALWAYS AS (press_search(name || ' ' || coalesce(bin, ''))) STORED;--> statement-breakpoint
ALTER TABLE "offer_payments" ADD CONSTRAINT "offer_payments_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_payments" ADD CONSTRAINT "offer_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_superseded_by_users_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tech_cards" ADD CONSTRAINT "offer_tech_cards_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tech_cards" ADD CONSTRAINT "offer_tech_cards_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_payments_offer" ON "offer_payments" USING btree ("offer_id","date");--> statement-breakpoint
CREATE INDEX "offer_tech_cards_card" ON "offer_tech_cards" USING btree ("tech_card_id");--> statement-breakpoint
CREATE INDEX "offers_created" ON "offers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "offers_recipient" ON "offers" USING btree ("recipient_name","id");--> statement-breakpoint
CREATE INDEX "offers_status" ON "offers" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_progress" ON "offers" USING btree ("progress","id");--> statement-breakpoint
CREATE INDEX "offers_sum" ON "offers" USING btree ("sum","id");--> statement-breakpoint
CREATE INDEX "offers_organization" ON "offers" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_user" ON "offers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_search" ON "offers" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "offers_number" ON "offers" USING btree ((extract(year from date)::int),"number");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_invoice" ON "offers" USING btree ((extract(year from invoice_date)::int),"invoice_number") WHERE invoice_number is not null;--> statement-breakpoint
CREATE INDEX "organizations_bin" ON "organizations" USING btree ("bin");--> statement-breakpoint
CREATE INDEX "organizations_press" ON "organizations" USING btree ("id") WHERE is_press;--> statement-breakpoint
CREATE INDEX "organizations_search" ON "organizations" USING gin (search gin_trgm_ops);
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
ALTER TABLE "contracts" ADD COLUMN "organization_id" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_bin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_bic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_kbe" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "tech_card_id" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "book_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "fee" bigint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "royalty" double precision;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "rights" text DEFAULT 'exclusive' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "print_run" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "author_copies" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "ebook" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "translation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "discount" double precision;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "payment_days" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "months" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "renews_id" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "reminded" smallint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "search" text GENERATED ALWAYS AS (press_search(number || ' ' || party_name || ' ' || party_bin || ' ' || book_name || ' ' || subject)) STORED;--> statement-breakpoint
ALTER TABLE "contract_codes" ADD CONSTRAINT "contract_codes_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_codes" ADD CONSTRAINT "contract_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_sendings" ADD CONSTRAINT "contract_sendings_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_sendings" ADD CONSTRAINT "contract_sendings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_sendings" ADD CONSTRAINT "contract_sendings_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_sending_id_contract_sendings_id_fk" FOREIGN KEY ("sending_id") REFERENCES "public"."contract_sendings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_sendings_contract" ON "contract_sendings" USING btree ("contract_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_sendings_standing" ON "contract_sendings" USING btree ("contract_id") WHERE recalled_at is null;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_renews_id_contracts_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_organization" ON "contracts" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "contracts_date" ON "contracts" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "contracts_renews" ON "contracts" USING btree ("renews_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_number" ON "contracts" USING btree ("kind","number",extract(year from "date"));
--> statement-breakpoint
-- What signed contracts with the author of a card give of what is sold, once the catalogue has the book.
CREATE FUNCTION press_give_royalties(card integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO royalty_terms (contract_id, book_id, rate, authors, email, language)
	SELECT contracts.id, books.id, royalty, jsonb_build_array(jsonb_build_object('name', party_name, 'share', 100)), party_email,
		CASE books.language WHEN 'ru' THEN 'ru' ELSE 'kz' END
	FROM contracts JOIN books ON books.tech_card_id = contracts.tech_card_id
	WHERE contracts.tech_card_id = card AND kind = 'author' AND status = 'signed' AND royalty > 0
	ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION press_book_royalties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM press_give_royalties(NEW.tech_card_id);
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER books_royalties AFTER INSERT ON books FOR EACH ROW WHEN (NEW.tech_card_id IS NOT NULL) EXECUTE FUNCTION press_book_royalties();

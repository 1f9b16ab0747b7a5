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
ALTER TABLE "books" ADD CONSTRAINT "books_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "books_created" ON "books" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "books_name" ON "books" USING btree ("book_name","id");--> statement-breakpoint
CREATE INDEX "books_year" ON "books" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "books_left" ON "books" USING btree ("copies_left","id");--> statement-breakpoint
CREATE INDEX "books_search" ON "books" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publications_card" ON "publications" USING btree ("tech_card_id","id");--> statement-breakpoint
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
-- The books that are finished already.
UPDATE tech_cards SET book_name = book_name WHERE is_stock OR is_done;

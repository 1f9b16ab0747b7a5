CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"book_id" integer NOT NULL,
	"kind" text NOT NULL,
	"copies" integer NOT NULL,
	"date" date NOT NULL,
	"offer_id" integer,
	"tech_card_id" integer,
	"turnover_id" integer,
	"shop_order_id" integer,
	"sale_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_copies" CHECK (copies <> 0 or kind = 'counted')
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_turnover_id_turnovers_id_fk" FOREIGN KEY ("turnover_id") REFERENCES "public"."turnovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_order_id_shop_orders_id_fk" FOREIGN KEY ("shop_order_id") REFERENCES "public"."shop_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_sale_id_book_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."book_sales"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_book" ON "stock_movements" USING btree ("book_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_offer" ON "stock_movements" USING btree ("offer_id","book_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_card" ON "stock_movements" USING btree ("tech_card_id") WHERE tech_card_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_turnover" ON "stock_movements" USING btree ("turnover_id") WHERE turnover_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("shop_order_id") WHERE shop_order_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_sale" ON "stock_movements" USING btree ("sale_id") WHERE sale_id is not null;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_copies_left" CHECK (copies_left >= 0);--> statement-breakpoint
-- What stands already becomes movements: runs that came and were handed over, sales by channel, orders of the shop that were handed
-- over, waybills and returns. Nobody has counted a book without `copies_left`: it has no movements.
-- Today's figures knew nothing of sales. Where the movements come to another number, one that is counted makes up the difference, so
-- that no figure jumps. Only copies that a customer ordered are not the press's any more.
CREATE TEMPORARY TABLE stock_runs ON COMMIT DROP AS
SELECT books.id AS book_id, cards.id AS card, whole.copies_left, orders.offer_id, coalesce(orders.copies, 0) AS ordered,
  came.author, came.university, came.library, whole.came, whole.missing,
  handed.author AS to_author, handed.university AS to_university, handed.library AS to_library, cards.is_done,
  (cards.stage_since AT TIME ZONE 'Asia/Almaty')::date AS day
FROM books JOIN tech_cards cards ON cards.id = books.tech_card_id
CROSS JOIN LATERAL (SELECT cards.circulation_author IS NULL AND cards.circulation_university IS NULL
    AND cards.circulation_library IS NULL AS nobodys) split
CROSS JOIN LATERAL (SELECT coalesce(cards.circulation_author, 0) AS author, coalesce(cards.circulation_library, 0) AS library,
    coalesce(CASE WHEN nobodys THEN cards.quantity ELSE cards.circulation_university END, 0) AS university) expected
-- A run that nobody counted came whole; what was promised to nobody lies with the university's.
CROSS JOIN LATERAL (SELECT
    coalesce((cards.received->>'author')::integer, expected.author) AS author,
    coalesce((cards.received->>'library')::integer, expected.library) AS library,
    coalesce((cards.received->>'university')::integer, greatest(expected.university,
      coalesce((cards.print_form->>'copies')::integer, (cards.print_info->>'copies')::integer, cards.quantity, 0)
        - expected.author - expected.library)) AS university) came
CROSS JOIN LATERAL (SELECT books.copies_left, came.author + came.university + came.library AS came,
    greatest(0, expected.author - came.author) + greatest(0, expected.university - came.university)
      + greatest(0, expected.library - came.library) AS missing) whole
-- What was handed over of a delivered card counts as planned where nobody wrote it down.
CROSS JOIN LATERAL (SELECT
    coalesce((cards.handed_over->'author'->>'copies')::integer, CASE WHEN cards.is_done THEN cards.circulation_author END, 0) AS author,
    coalesce((cards.handed_over->'university'->>'copies')::integer, CASE WHEN cards.is_done THEN cards.circulation_university END, 0)
      AS university,
    coalesce((cards.handed_over->'library'->>'copies')::integer, CASE WHEN cards.is_done THEN cards.circulation_library END, 0)
      AS library) handed
-- The customer's order that the run was printed for: the line with its title, or the only line.
LEFT JOIN LATERAL (
  SELECT made.offer_id, sum((line->>'quantity')::integer)::integer AS copies
  FROM offer_tech_cards made JOIN offers ON offers.id = made.offer_id LEFT JOIN organizations ON organizations.id = offers.organization_id
  CROSS JOIN LATERAL jsonb_array_elements(offers.items) AS line
  WHERE made.tech_card_id = cards.id AND offers.status <> 'rejected' AND NOT coalesce(organizations.is_press, false)
    AND (press_search(line->>'name') = press_search(cards.book_name) OR jsonb_array_length(offers.items) = 1)
  GROUP BY made.offer_id ORDER BY made.offer_id DESC LIMIT 1
) orders ON true
WHERE books.copies_left IS NOT NULL;--> statement-breakpoint
-- Whose they are: the customer's up to their order, taken from the university's first.
ALTER TABLE stock_runs ADD customers integer, ADD own_author integer, ADD own_university integer, ADD own_library integer,
  ADD customers_missing integer;--> statement-breakpoint
UPDATE stock_runs SET customers = least(ordered, came),
  own_university = university - least(ordered, university),
  own_author = author - least(greatest(0, ordered - university), author),
  own_library = library - least(greatest(0, ordered - university - author), library),
  customers_missing = least(missing, greatest(0, ordered - came));--> statement-breakpoint
CREATE TEMPORARY TABLE stock_lines ON COMMIT DROP AS
-- Lines of waybills and returns: of the book that was printed for the line, or else of the catalogue's latest of that title.
SELECT coalesce(run.book_id, other.id) AS book_id, run.offer_id, documents.id AS turnover_id, documents.kind, documents.date,
  CASE documents.kind WHEN 'return' THEN 1 ELSE -1 END * sum((line->>'quantity')::integer)::integer AS copies
FROM turnovers documents JOIN offers ON offers.id = documents.offer_id
CROSS JOIN LATERAL jsonb_array_elements(documents.lines) AS line
CROSS JOIN LATERAL (SELECT offers.items->(line->>'item')::integer AS title) titled
LEFT JOIN LATERAL (
  SELECT stock_runs.book_id, stock_runs.offer_id FROM offer_tech_cards made JOIN stock_runs ON stock_runs.card = made.tech_card_id
    JOIN tech_cards cards ON cards.id = made.tech_card_id
  WHERE made.offer_id = offers.id AND (stock_runs.offer_id = offers.id OR stock_runs.offer_id IS NULL)
    AND (press_search(title->>'name') = press_search(cards.book_name) OR jsonb_array_length(offers.items) = 1)
  ORDER BY cards.id DESC LIMIT 1
) run ON true
LEFT JOIN LATERAL (
  SELECT id FROM books WHERE book_name = title->>'name' AND language = title->>'language' ORDER BY id DESC LIMIT 1
) other ON true
JOIN books ON books.id = coalesce(run.book_id, other.id) AND books.copies_left IS NOT NULL
WHERE documents.kind IN ('waybill', 'return') AND documents.cancelled_at IS NULL AND line->>'work' IS NULL
GROUP BY 1, 2, 3, 4, 5 HAVING sum((line->>'quantity')::integer) > 0;--> statement-breakpoint
CREATE TEMPORARY TABLE stock_moves ON COMMIT DROP AS
SELECT book_id, moved.kind, moved.copies, day AS date, moved.offer_id, card AS tech_card_id, NULL::integer AS turnover_id, NULL::integer AS shop_order_id,
  NULL::integer AS sale_id
FROM stock_runs CROSS JOIN LATERAL (VALUES
  ('received', customers + customers_missing, stock_runs.offer_id),
  ('shortage', -customers_missing, stock_runs.offer_id),
  ('received', came - customers + missing - customers_missing, NULL),
  ('shortage', customers_missing - missing, NULL),
  ('author', -least(to_author, own_author), NULL),
  ('university', -least(to_university, own_university), NULL),
  ('library', -least(to_library, own_library), NULL)
) AS moved (kind, copies, offer_id)
UNION ALL
SELECT book_id, CASE kind WHEN 'return' THEN 'returned' ELSE 'shipped' END, copies, date, offer_id, NULL, turnover_id, NULL, NULL
FROM stock_lines
UNION ALL
SELECT book_id, CASE WHEN copies > 0 THEN 'sold' ELSE 'returned' END, -copies, date, NULL, NULL, NULL, NULL, sales.id
FROM book_sales sales JOIN books ON books.id = book_id AND books.copies_left IS NOT NULL
UNION ALL
SELECT book.id, 'sold', -sum(line.quantity)::integer, (status_since AT TIME ZONE 'Asia/Almaty')::date, NULL, NULL, NULL, shop_orders.id, NULL
FROM shop_orders CROSS JOIN LATERAL jsonb_to_recordset(items) AS line (name text, language text, quantity integer)
JOIN LATERAL (
  SELECT id, copies_left FROM books WHERE book_name = line.name AND language = line.language ORDER BY id DESC LIMIT 1
) book ON book.copies_left IS NOT NULL
WHERE status = 'done' GROUP BY book.id, shop_orders.id, status_since;--> statement-breakpoint
INSERT INTO stock_moves (book_id, kind, copies, date, offer_id)
-- The press's own: to what the books say today, less what is a customer's.
SELECT books.id, 'counted',
  greatest(0, copies_left - coalesce((SELECT customers FROM stock_runs WHERE book_id = books.id), 0)) - coalesce(sums.copies, 0),
  (now() AT TIME ZONE 'Asia/Almaty')::date, NULL::integer
FROM books LEFT JOIN (SELECT book_id, sum(copies)::integer AS copies FROM stock_moves WHERE offer_id IS NULL GROUP BY book_id) sums
  ON sums.book_id = books.id
WHERE copies_left IS NOT NULL
UNION ALL
-- A customer's: no more left than had come.
SELECT book_id, 'counted', -sum(copies)::integer, (now() AT TIME ZONE 'Asia/Almaty')::date, offer_id
FROM stock_moves WHERE offer_id IS NOT NULL GROUP BY book_id, offer_id HAVING sum(copies) < 0;--> statement-breakpoint
DELETE FROM stock_moves WHERE copies = 0 AND (kind <> 'counted' OR EXISTS (
  SELECT FROM stock_moves others WHERE others.book_id = stock_moves.book_id AND others.copies <> 0));--> statement-breakpoint
-- Copies that come stand before those that leave: on the way there was never less than none.
INSERT INTO stock_movements (book_id, kind, copies, date, offer_id, tech_card_id, turnover_id, shop_order_id, sale_id, reason)
SELECT book_id, kind, copies, date, offer_id, tech_card_id, turnover_id, shop_order_id, sale_id,
  CASE kind WHEN 'counted' THEN 'Остаток на день перехода к учёту по движениям' ELSE '' END
FROM stock_moves ORDER BY book_id, copies < 0, date, kind, copies DESC;--> statement-breakpoint
UPDATE books SET copies_left = sums.copies
FROM (SELECT book_id, coalesce(sum(copies) FILTER (WHERE offer_id IS NULL), 0)::integer AS copies FROM stock_movements GROUP BY book_id) sums
WHERE sums.book_id = books.id AND books.copies_left IS DISTINCT FROM sums.copies;--> statement-breakpoint
-- From here on the stock is kept in one place. One movement of a book at a time: its row is locked by the sum that is written.
CREATE FUNCTION press_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  theirs integer;
BEGIN
  UPDATE books SET copies_left = coalesce(copies_left, 0) + CASE WHEN NEW.offer_id IS NULL THEN NEW.copies ELSE 0 END,
    version = version + 1, updated_at = now()
  WHERE id = NEW.book_id;
  IF NEW.offer_id IS NOT NULL AND NEW.copies < 0 THEN
    SELECT sum(copies) INTO theirs FROM stock_movements WHERE book_id = NEW.book_id AND offer_id = NEW.offer_id;
    IF theirs < 0 THEN
      RAISE EXCEPTION 'Offer % has no % copies of book %', NEW.offer_id, -NEW.copies, NEW.book_id USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_sum AFTER INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION press_stock();
--> statement-breakpoint
-- A movement is never rewritten; an account that is merged or a report that is deleted only takes its name from it.
CREATE FUNCTION press_stock_appends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Movements of stock are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_appends BEFORE DELETE OR UPDATE OF book_id, kind, copies, date, offer_id, tech_card_id, turnover_id,
  shop_order_id ON stock_movements FOR EACH ROW EXECUTE FUNCTION press_stock_appends();
--> statement-breakpoint
CREATE FUNCTION press_copies_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The trigger above is the only one that writes it.
  IF pg_trigger_depth() < 2 AND (TG_OP = 'INSERT' OR NEW.copies_left IS DISTINCT FROM OLD.copies_left) THEN
    RAISE EXCEPTION 'copies_left is the sum of stock_movements: add a movement';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER books_copies_left_added BEFORE INSERT ON books FOR EACH ROW WHEN (NEW.copies_left IS NOT NULL)
EXECUTE FUNCTION press_copies_left();
--> statement-breakpoint
CREATE TRIGGER books_copies_left_changed BEFORE UPDATE OF copies_left ON books FOR EACH ROW EXECUTE FUNCTION press_copies_left();
--> statement-breakpoint
-- The catalogue follows the cards: a card that is in the stock or was delivered is a book of it. Its copies come and go by movements; a
-- book that has any stays in the catalogue when its card goes back, because its copies lie somewhere.
CREATE OR REPLACE FUNCTION press_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  copies integer := coalesce((NEW.print_form->>'copies')::integer, (NEW.print_info->>'copies')::integer, NEW.quantity);
  to_author integer := coalesce((NEW.handed_over->'author'->>'copies')::integer,
    CASE WHEN NEW.is_done THEN NEW.circulation_author END);
  to_university integer := coalesce((NEW.handed_over->'university'->>'copies')::integer,
    CASE WHEN NEW.is_done THEN NEW.circulation_university END);
  to_library integer := coalesce((NEW.handed_over->'library'->>'copies')::integer,
    CASE WHEN NEW.is_done THEN NEW.circulation_library END);
BEGIN
  IF NEW.is_stock OR NEW.is_done
    OR EXISTS (SELECT FROM books JOIN stock_movements ON book_id = books.id WHERE books.tech_card_id = NEW.id) THEN
    INSERT INTO books (tech_card_id, book_name, language, edition_type, authors, "ISBN", year, pages, format, cover_file_id, printed,
      copies_author, copies_university, copies_library, created_at)
    VALUES (NEW.id, NEW.book_name, NEW.language, NEW.edition_type, NEW.authors, NEW."ISBN",
      extract(year FROM coalesce(NEW."printStartDate", NEW."signalEndDate", NEW.stage_since::date)), NEW.pages, NEW.format,
      NEW.cover_file_id, copies, to_author, to_university, to_library, NEW.stage_since)
    ON CONFLICT (tech_card_id) DO UPDATE SET
      book_name = EXCLUDED.book_name, language = EXCLUDED.language, edition_type = EXCLUDED.edition_type, authors = EXCLUDED.authors,
      "ISBN" = EXCLUDED."ISBN", year = EXCLUDED.year, pages = EXCLUDED.pages, format = EXCLUDED.format,
      cover_file_id = EXCLUDED.cover_file_id, printed = EXCLUDED.printed, copies_author = EXCLUDED.copies_author,
      copies_university = EXCLUDED.copies_university, copies_library = EXCLUDED.copies_library,
      version = books.version + 1, updated_at = now();
  ELSIF TG_OP = 'UPDATE' AND (OLD.is_stock OR OLD.is_done) THEN
    DELETE FROM books WHERE tech_card_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

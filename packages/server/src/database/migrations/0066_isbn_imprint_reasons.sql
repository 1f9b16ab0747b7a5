ALTER TABLE "offer_payments" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "isbn_repeated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "udc" text;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "bbk" text;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "typeface" text;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "printing_method" text;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "printer_name" text;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "printer_address" text;--> statement-breakpoint
-- An ISBN in thirteen digits, whether it was written in ten or in thirteen, with hyphens or without; null for what is none.
-- The thirteenth digit of one in ten follows from the others; 38 is what 978 adds to their sum.
CREATE FUNCTION press_isbn13(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN digits ~ '^[0-9]{13}$' THEN digits
    WHEN digits ~ '^[0-9]{9}[0-9X]$' THEN '978' || left(digits, 9) || (10 - (38 + (
      SELECT sum(substr(digits, place, 1)::integer * CASE place % 2 WHEN 1 THEN 3 ELSE 1 END) FROM generate_series(1, 9) AS place
    )) % 10) % 10
  END
  FROM (SELECT regexp_replace(upper(value), '[^0-9X]', '', 'g') AS digits) AS plain
$$;
--> statement-breakpoint
-- Cards that share an ISBN already. Which of them has it by right nobody here can tell, and it may stand in printed books: all keep
-- it, and the unique index leaves out all but the oldest. A card is back in the index once its ISBN is changed. The catalogue does
-- not follow this change: its books would all get a new version.
ALTER TABLE tech_cards DISABLE TRIGGER tech_cards_catalogue;--> statement-breakpoint
UPDATE tech_cards SET isbn_repeated = true FROM (
  SELECT id, row_number() OVER (PARTITION BY press_isbn13("ISBN") ORDER BY id) AS place
  FROM tech_cards WHERE press_isbn13("ISBN") IS NOT NULL
) AS numbered
WHERE numbered.id = tech_cards.id AND place > 1;--> statement-breakpoint
ALTER TABLE tech_cards ENABLE TRIGGER tech_cards_catalogue;--> statement-breakpoint
CREATE INDEX "books_isbn" ON "books" USING btree ((press_isbn13("ISBN")));--> statement-breakpoint
CREATE UNIQUE INDEX "tech_cards_isbn" ON "tech_cards" USING btree ((press_isbn13("ISBN"))) WHERE not isbn_repeated;
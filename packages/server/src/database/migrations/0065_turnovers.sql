CREATE TABLE "turnovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "turnovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"vat_rate" smallint NOT NULL,
	"lines" jsonb NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"of_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "offers_lacking";--> statement-breakpoint
DROP INDEX "offers_account";--> statement-breakpoint
ALTER TABLE "offer_payments" ADD COLUMN "kind" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_payments" ADD COLUMN "document_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_sendings" ADD COLUMN "turnover_id" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "delivered" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "turnovers" ADD CONSTRAINT "turnovers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnovers" ADD CONSTRAINT "turnovers_of_id_turnovers_id_fk" FOREIGN KEY ("of_id") REFERENCES "public"."turnovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnovers" ADD CONSTRAINT "turnovers_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnovers" ADD CONSTRAINT "turnovers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turnovers_offer" ON "turnovers" USING btree ("offer_id","date");--> statement-breakpoint
CREATE INDEX "turnovers_date" ON "turnovers" USING btree ("date") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "turnovers_number" ON "turnovers" USING btree ("kind","year","number");--> statement-breakpoint
ALTER TABLE "offer_sendings" ADD CONSTRAINT "offer_sendings_turnover_id_turnovers_id_fk" FOREIGN KEY ("turnover_id") REFERENCES "public"."turnovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_debts" ON "offers" USING btree ("id") WHERE delivered > paid;--> statement-breakpoint
CREATE INDEX "offers_lacking" ON "offers" USING btree ("status_since","id") WHERE status = 'done' and not (has_invoice and has_esf and (has_act or delivered >= sum));--> statement-breakpoint
CREATE INDEX "offers_account" ON "offers" USING btree ("organization_id","id","sum","paid","delivered","invoice_date","status") WHERE organization_id is not null and (invoice_date is not null or paid <> 0 or delivered <> 0);;--> statement-breakpoint
-- `offerTotals` of the domain: what an offer charges, the discount in the price of each unit. Only this migration needs it.
CREATE FUNCTION press_charges(items jsonb, discount double precision, rate integer) RETURNS jsonb
LANGUAGE sql IMMUTABLE
RETURN (
  WITH titles AS (
    SELECT ordinality - 1 AS item, title,
      coalesce(title->>'vat', 'included') = 'exempt' AS exempt
    FROM jsonb_array_elements(items) WITH ORDINALITY AS all_titles (title, ordinality)
  ), charged AS (
    SELECT item, NULL::bigint AS work, exempt, (title->>'quantity')::numeric AS quantity, (title->>'price')::numeric AS price
    FROM titles
    WHERE round((title->>'quantity')::numeric * (title->>'price')::numeric) > 0
      OR jsonb_array_length(coalesce(title->'work_types', '[]')) = 0
    UNION ALL
    SELECT item, ordinality - 1, exempt, (work->>'unit_count')::numeric, (work->>'unit_price')::numeric
    FROM titles, jsonb_array_elements(coalesce(title->'work_types', '[]')) WITH ORDINALITY AS works (work, ordinality)
  ), priced AS (
    SELECT *, round(price * (100 - discount::numeric) / 100) AS unit FROM charged
  ), lines AS (
    SELECT *, round(quantity * unit) AS line_sum FROM priced
  )
  SELECT coalesce(jsonb_agg(jsonb_build_object('item', item, 'work', work, 'quantity', quantity, 'price', unit,
    'sum', line_sum, 'vat', CASE WHEN exempt THEN 0 ELSE round(line_sum * rate / (100 + rate)) END, 'exempt', exempt)
    ORDER BY item, work NULLS FIRST), '[]') FROM lines
);
--> statement-breakpoint
CREATE FUNCTION press_charged(lines jsonb, field text) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN (SELECT coalesce(sum((line->>field)::numeric), 0)::bigint FROM jsonb_array_elements(lines) line);
--> statement-breakpoint
-- Sums of offers by the lines that papers print from now on: a discount changes them by the tiyn that are rounded in each price.
UPDATE "offers" SET "sum" = press_charged(lines, 'sum'), "vat" = press_charged(lines, 'vat'),
  "progress" = CASE WHEN press_charged(lines, 'sum') <= 0 THEN 100
    ELSE least(100, greatest(0, floor(paid * 100.0 / press_charged(lines, 'sum'))))::int END
FROM (SELECT id AS offer, press_charges(items, discount, vat_rate) AS lines FROM "offers") charged
WHERE offer = id AND ("sum", "vat") IS DISTINCT FROM (press_charged(lines, 'sum'), press_charged(lines, 'vat'))
  AND ("discount" > 0 OR "vat" <> press_charged(lines, 'vat'));
--> statement-breakpoint
-- Acts and waybills become turnover. Where an offer has both, services stay with the act and goods with the waybill; where it has one, that one printed all.
INSERT INTO "turnovers" ("offer_id", "kind", "year", "number", "date", "vat_rate", "lines", "sum", "vat", "created_by", "created_at")
SELECT offer_id, kind, year, number, date, rate, lines, press_charged(lines, 'sum'), press_charged(lines, 'vat'), created_by, created_at
FROM (
  SELECT papers.*, rate,
    CASE WHEN EXISTS (SELECT FROM "offer_papers" other WHERE other.offer_id = papers.offer_id AND other.kind <> papers.kind)
      THEN (SELECT coalesce(jsonb_agg(line), '[]') FROM jsonb_array_elements(press_charges(items, discount, rate)) line
        WHERE (line->'work' = 'null') = (papers.kind = 'waybill'))
      ELSE press_charges(items, discount, rate) END AS lines
  FROM "offer_papers" papers JOIN "offers" ON offers.id = papers.offer_id,
    LATERAL (SELECT CASE WHEN papers.date < '2026-01-01' THEN 12 ELSE 16 END AS rate) rates
) made;
--> statement-breakpoint
UPDATE "offers" SET "delivered" = handed.sum
FROM (SELECT offer_id, sum(sum) AS sum FROM "turnovers" GROUP BY offer_id) handed WHERE handed.offer_id = id;
--> statement-breakpoint
DROP TABLE "offer_papers";--> statement-breakpoint
DROP FUNCTION press_charges;--> statement-breakpoint
DROP FUNCTION press_charged;--> statement-breakpoint
-- Whoever was billed has an account: those that nobody has entered as an organisation are entered with what their offers say.
INSERT INTO "organizations" ("name", "bin", "phone", "email", "address", "bank", "bic", "account")
SELECT DISTINCT ON (coalesce(nullif(recipient_bin, ''), lower(recipient_name))) recipient_name, nullif(recipient_bin, ''),
  nullif(recipient_phone, ''), nullif(recipient_email, ''), nullif(recipient_address, ''), nullif(recipient_bank, ''),
  nullif(recipient_bic, ''), nullif(recipient_account, '')
FROM "offers"
WHERE organization_id IS NULL AND (invoice_date IS NOT NULL OR paid <> 0 OR delivered <> 0) AND NOT EXISTS (
  SELECT FROM "organizations" known WHERE known.merged_into IS NULL
    AND CASE WHEN recipient_bin <> '' THEN known.bin = recipient_bin ELSE lower(known.name) = lower(recipient_name) END)
ORDER BY coalesce(nullif(recipient_bin, ''), lower(recipient_name)), id DESC;
--> statement-breakpoint
UPDATE "offers" SET "organization_id" = (
  SELECT known.id FROM "organizations" known WHERE known.merged_into IS NULL
    AND CASE WHEN recipient_bin <> '' THEN known.bin = recipient_bin ELSE lower(known.name) = lower(recipient_name) END
  ORDER BY known.id LIMIT 1)
WHERE organization_id IS NULL AND (invoice_date IS NOT NULL OR paid <> 0 OR delivered <> 0);
--> statement-breakpoint
-- `debtLate` of the domain: how much of what an offer handed over is late on a day. Ten days are `paymentDays`.
CREATE FUNCTION press_debt_late(offer integer, instalments jsonb, paid bigint, today date) RETURNS bigint
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT greatest(0, least(
    coalesce(sum(documents.sum), 0),
    CASE WHEN instalments = '[]'::jsonb THEN coalesce(sum(documents.sum) FILTER (WHERE documents.date + 10 < today), 0)
      ELSE (SELECT coalesce(sum((part->>'amount')::bigint), 0) FROM jsonb_array_elements(instalments) part
        WHERE (part->>'due')::date < today) END
  ) - paid)::bigint
  FROM "turnovers" documents WHERE documents.offer_id = offer AND documents.cancelled_at IS NULL
);
--> statement-breakpoint
-- `debtDue` of the domain: until when the next money of a debt was to come.
CREATE FUNCTION press_debt_due(offer integer, instalments jsonb, paid bigint) RETURNS date
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT min(due) FROM (
    SELECT due, sum(amount) OVER (ORDER BY due, place) AS upto FROM (
      SELECT date + 10 AS due, documents.sum AS amount, documents.id::bigint AS place FROM "turnovers" documents
        WHERE documents.offer_id = offer AND documents.cancelled_at IS NULL AND instalments = '[]'::jsonb
      UNION ALL
      SELECT (part->>'due')::date, (part->>'amount')::bigint, place
        FROM jsonb_array_elements(instalments) WITH ORDINALITY AS parts (part, place)
    ) steps
  ) sums WHERE upto > paid
);
--> statement-breakpoint
-- What is late of bills is asked by nobody any more.
DROP FUNCTION press_late;

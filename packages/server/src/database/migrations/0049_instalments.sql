-- `billDue` of the domain: money goes to the earliest part first; a bill without parts is due ten days after its day (`paymentDays`).
CREATE FUNCTION press_due(invoice_date date, paid bigint, instalments jsonb) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN invoice_date IS NULL THEN NULL
  WHEN instalments = '[]'::jsonb THEN invoice_date + 10
  ELSE coalesce(
    (SELECT min(due) FROM (
      SELECT (part->>'due')::date AS due, sum((part->>'amount')::bigint) OVER (ORDER BY part->>'due') AS upto
      FROM jsonb_array_elements(instalments) part
    ) parts WHERE upto > greatest(paid, 0)),
    (SELECT max((part->>'due')::date) FROM jsonb_array_elements(instalments) part))
END;
--> statement-breakpoint
-- How much of parts that were agreed is late on a day.
CREATE FUNCTION press_late(instalments jsonb, paid bigint, today date) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT greatest(0, coalesce(sum((part->>'amount')::bigint), 0) - greatest(paid, 0))::bigint
  FROM jsonb_array_elements(instalments) part WHERE (part->>'due')::date < today);
--> statement-breakpoint
DROP INDEX "offers_owed";--> statement-breakpoint
DROP INDEX "offers_billed";--> statement-breakpoint
DROP INDEX "offers_account";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "instalments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "due" date GENERATED ALWAYS AS (press_due(invoice_date, paid, instalments)) STORED;--> statement-breakpoint
CREATE INDEX "offers_owed" ON "offers" USING btree ("due","id") WHERE paid < sum and status not in ('in process', 'rejected', 'archieve');--> statement-breakpoint
CREATE INDEX "offers_billed" ON "offers" USING btree ("invoice_date","id","status","sum","paid","due") WHERE invoice_date is not null and status not in ('in process', 'rejected');--> statement-breakpoint
CREATE INDEX "offers_account" ON "offers" USING btree ("organization_id","invoice_date","status","sum","paid","due","instalments") WHERE organization_id is not null and (invoice_date is not null or paid <> 0);
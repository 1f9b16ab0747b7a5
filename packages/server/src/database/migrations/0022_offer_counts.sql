CREATE TABLE "offer_counts" (
	"status" text NOT NULL,
	"hide_from_publisher" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "offer_counts_status_hide_from_publisher_pk" PRIMARY KEY("status","hide_from_publisher")
);
--> statement-breakpoint
CREATE INDEX "offers_date" ON "offers" USING btree ("date","status");--> statement-breakpoint
INSERT INTO "offer_counts" SELECT status, hide_from_publisher, count(*) FROM offers GROUP BY 1, 2;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER offers_added AFTER INSERT ON offers REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_offers();--> statement-breakpoint
CREATE TRIGGER offers_changed AFTER UPDATE ON offers REFERENCING OLD TABLE AS gone NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_offers();--> statement-breakpoint
CREATE TRIGGER offers_gone AFTER DELETE ON offers REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION count_offers();

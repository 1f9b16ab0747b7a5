ALTER TABLE "tech_cards" ADD COLUMN "works" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
-- Writes the works of these cards and their counts on the cards. Works that were cancelled are shown and not counted.
-- The cards are locked first: the second statement sees what others wrote before they let go of them.
CREATE FUNCTION press_write_card_works(cards integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT FROM tech_cards WHERE id = ANY (cards) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tech_cards SET works = found.works, works_total = found.total, works_started = found.started, works_done = found.done
  FROM unnest(cards) AS changed (card) CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'status', status) ORDER BY id), '[]') AS works,
      count(*) FILTER (WHERE status <> 'cancelled') AS total,
      count(*) FILTER (WHERE status NOT IN ('cancelled', 'offered')) AS started,
      count(*) FILTER (WHERE status IN ('completed', 'approved', 'paid')) AS done
    FROM work_types WHERE tech_card_id = card
  ) found
  WHERE id = card
$$;
--> statement-breakpoint
CREATE FUNCTION press_card_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM press_write_card_works(array(SELECT DISTINCT tech_card_id FROM added));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM press_write_card_works(array(SELECT DISTINCT tech_card_id FROM gone));
  ELSE
    -- Only cards whose list of works differs: a price or a date of a work changes nothing on its card.
    PERFORM press_write_card_works(array(
      SELECT tech_card_id FROM (SELECT tech_card_id, id, name, status FROM added EXCEPT SELECT tech_card_id, id, name, status FROM gone) came
      UNION
      SELECT tech_card_id FROM (SELECT tech_card_id, id, name, status FROM gone EXCEPT SELECT tech_card_id, id, name, status FROM added) went
    ));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_types_added AFTER INSERT ON work_types REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION press_card_works();--> statement-breakpoint
CREATE TRIGGER work_types_changed AFTER UPDATE ON work_types REFERENCING OLD TABLE AS gone NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION press_card_works();--> statement-breakpoint
CREATE TRIGGER work_types_gone AFTER DELETE ON work_types REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION press_card_works();--> statement-breakpoint
-- The cards that stand already. The catalogue does not follow this change: its books would all get a new version.
ALTER TABLE tech_cards DISABLE TRIGGER tech_cards_catalogue;--> statement-breakpoint
SELECT press_write_card_works(array(SELECT DISTINCT tech_card_id FROM work_types));--> statement-breakpoint
ALTER TABLE tech_cards ENABLE TRIGGER tech_cards_catalogue;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What a search looks through: the text as written and, after it, as it is typed on a Russian keyboard. A search with «қ» finds
-- only «қ», one with «к» finds both; «і» is typed as «и» by some and as «ы» by others, so both stand here.
CREATE FUNCTION press_search(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(value COLLATE "und-x-icu")
  || E'\n' || translate(lower(value COLLATE "und-x-icu"), 'әғқңөұүһёі', 'агкноуухеи')
  || E'\n' || translate(lower(value COLLATE "und-x-icu"), 'әғқңөұүһёі', 'агкноуухеы');

-- Generated columns and triggers keep a column's type as it is: they go and come again.
ALTER TABLE "applications" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "tech_cards" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "search";--> statement-breakpoint
DROP TRIGGER users_changed ON "users";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "book_name" SET DATA TYPE text COLLATE "kk-x-icu";--> statement-breakpoint
ALTER TABLE "organizations" ALTER COLUMN "name" SET DATA TYPE text COLLATE "kk-x-icu";--> statement-breakpoint
ALTER TABLE "tech_cards" ALTER COLUMN "book_name" SET DATA TYPE text COLLATE "kk-x-icu";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE text COLLATE "kk-x-icu";--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE OF name, email, role_id, active ON users
FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.role_id, OLD.active) IS DISTINCT FROM (NEW.name, NEW.email, NEW.role_id, NEW.active))
EXECUTE FUNCTION press_tell_sessions('user');--> statement-breakpoint
-- What a search looks through: the domain's `plain` form. Which letters find which is said there alone, by the pattern.
CREATE OR REPLACE FUNCTION press_search(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(lower(normalize(value, NFC) COLLATE "kk-x-icu"), 'ё', 'е');--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "search" text GENERATED ALWAYS AS (press_search(book_name || ' ' || authors)) STORED;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "search" text GENERATED ALWAYS AS (press_search(book_name || ' ' || authors || ' тк-' || id::text || ' tk-' || id::text || ' ' || coalesce("ISBN", ''))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (press_search(name)) STORED;--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tech_cards_search" ON "tech_cards" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search gin_trgm_ops);

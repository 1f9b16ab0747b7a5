CREATE TABLE "settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"value" jsonb NOT NULL,
	"by_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_version" UNIQUE("section","version")
);
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- Processes keep in memory what the press has set. Whoever changes it, by whatever statement, tells them to read it anew.
CREATE FUNCTION press_tell_settings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('press_settings', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON settings
FOR EACH STATEMENT EXECUTE FUNCTION press_tell_settings();

-- Processes keep in memory who a token belongs to. Whoever changes that, by whatever statement, tells them what to forget.
CREATE FUNCTION press_tell_sessions() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('press_sessions', TG_ARGV[0] || ' ' || OLD.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE OR UPDATE OF expires_at ON sessions
FOR EACH ROW EXECUTE FUNCTION press_tell_sessions('session');
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE OF name, email, role_id, active ON users
FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.role_id, OLD.active) IS DISTINCT FROM (NEW.name, NEW.email, NEW.role_id, NEW.active))
EXECUTE FUNCTION press_tell_sessions('user');

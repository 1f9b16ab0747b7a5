import { sql } from 'drizzle-orm'

/** The recipient or subject of a job. The content of letters and messages stays private. */
export const jobSubjectSql = sql`coalesce(
  data->>'to', data->>'email',
  case kind
    when 'registration-letter' then (select email from registrations where id = (data->>'registration')::int)
    when 'email-letter' then (select email from email_changes where user_id = (data->>'user')::int)
    when 'offer-letter' then (select email from offer_sendings where id = (data->>'sending')::int)
    when 'contract-letter' then (select email from contract_sendings where id = (data->>'sending')::int)
    when 'royalty-letter' then (select email from royalty_sendings where id = (data->>'sending')::int)
    when 'publish' then (select fields->>'name' from publications where id = (data->>'publication')::int)
    when 'event-reminder' then (select email from calendar_events join users on users.id = created_by
      where calendar_events.id = (data->>'event')::int)
    when 'read-files' then (select string_agg(name, ', ' order by id) from files
      where id in (select jsonb_array_elements_text(data->'files')::int))
    when 'removal' then (select users.name from removals join users on users.id = removals.user_id
      where removals.id = (data->>'removal')::int)
    else (select email from users where id = (data->>'user')::int)
  end, '')`

/** Jobs without further automatic retries. */
export const isFailedSql = sql`done_at is null and run_at = 'infinity'`

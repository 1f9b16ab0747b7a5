ALTER TABLE "contracts" ADD COLUMN "party_signer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "party_basis" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The press's requisites hold several accounts and signers. What they held before becomes the Russian texts and the main account.
CREATE FUNCTION pg_temp.press_requisites(old jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'name_ru', coalesce(old->>'name', ''), 'name_kz', '', 'name_en', '', 'short_name', '',
    'bin', coalesce(old->>'IIN', ''),
    'address_ru', coalesce(old->>'address', ''), 'address_kz', '',
    'phone', coalesce(old->>'phone', ''), 'email', coalesce(old->>'email', ''),
    'accounts', CASE WHEN coalesce(old->>'account', '') = '' THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
      'name', '', 'account', old->>'account', 'bank', coalesce(old->>'bank', ''), 'bic', coalesce(old->>'BIK', ''),
      'kbe', coalesce(old->>'kbe', ''), 'currency', 'KZT')) END,
    'signers', '[]'::jsonb)
$$;--> statement-breakpoint
UPDATE settings SET before = pg_temp.press_requisites(before), value = pg_temp.press_requisites(value)
WHERE section = 'requisites';--> statement-breakpoint
-- A press that was entered among the organisations, and never in the settings, begins with what stands there.
INSERT INTO settings (section, version, before, value)
SELECT 'requisites', 0, pg_temp.press_requisites('{}'), pg_temp.press_requisites(to_jsonb(own) || jsonb_build_object('IIN', own.bin, 'BIK', own.bic))
FROM (SELECT * FROM organizations WHERE is_press ORDER BY id LIMIT 1) own
WHERE NOT EXISTS (SELECT FROM settings WHERE section = 'requisites');--> statement-breakpoint
DROP FUNCTION pg_temp.press_requisites(jsonb);

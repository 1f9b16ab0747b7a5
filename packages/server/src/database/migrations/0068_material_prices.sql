-- What is spoilt of paper was 2 % and three sheets for everybody; now each price list says it.
UPDATE price_lists SET prices = prices || '{"waste": 2, "make_ready": 3}';
--> statement-breakpoint
-- Kept calculations had no paper and no binding of their own to name.
UPDATE calculations SET book = book || '{"paper_type": "offset80", "binding_method": null}';

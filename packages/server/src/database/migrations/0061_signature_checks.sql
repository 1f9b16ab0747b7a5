ALTER TABLE "contract_signatures" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Whether the document was the right one was all that was asked of a signature file until now: nobody was asked who vouches for its certificate.
UPDATE "contract_signatures" SET "certificate" = ("certificate" - 'matches')
	|| jsonb_build_object('check', CASE WHEN "certificate" -> 'matches' = 'true' THEN 'unvouched' ELSE 'unknown' END)
WHERE "certificate" IS NOT NULL;

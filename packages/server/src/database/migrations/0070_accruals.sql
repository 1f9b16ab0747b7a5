CREATE TABLE "accruals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accruals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"date" date NOT NULL,
	"payee_id" integer,
	"payee" text DEFAULT 'person' NOT NULL,
	"party" jsonb NOT NULL,
	"contract_id" integer,
	"gross" bigint NOT NULL,
	"withheld" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"net" bigint NOT NULL,
	"works" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"royalty" jsonb,
	"paid_on" date,
	"payout_id" integer,
	"made_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "accruals_number" UNIQUE("kind","year","number"),
	CONSTRAINT "accruals_cancelled" CHECK (paid_on is null or cancelled_at is null)
);
--> statement-breakpoint
-- Acts of former months become accruals: nothing was withheld from them, and they stay as they were paid.
INSERT INTO "accruals" ("id", "kind", "year", "number", "date", "payee_id", "party", "gross", "net", "works", "paid_on", "payout_id", "created_at")
OVERRIDING SYSTEM VALUE
SELECT "acts"."id", 'works', "acts"."year", "acts"."number", coalesce("lines"."paid_on", "acts"."month"), "acts"."executor_id",
	jsonb_build_object('name', "users"."name", 'bin', '', 'address', '', 'account', '', 'bank', '', 'bic', '', 'kbe', ''),
	coalesce("lines"."sum", 0), coalesce("lines"."sum", 0), coalesce("lines"."works", '[]'), coalesce("lines"."paid_on", "acts"."month"),
	"lines"."payout_id", "acts"."created_at"
FROM "work_acts" "acts" JOIN "users" ON "users"."id" = "acts"."executor_id" LEFT JOIN (
	SELECT "act_id", sum(coalesce("price", 0))::bigint AS "sum", max("paid_at" AT TIME ZONE 'Asia/Almaty')::date AS "paid_on",
		-- An act that several payment orders paid names none of them; its works do.
		CASE WHEN count(DISTINCT coalesce("payout_id", 0)) = 1 THEN max("payout_id") END AS "payout_id",
		jsonb_agg(jsonb_build_object('id', "works"."id", 'name', "works"."name", 'unit', "unit", 'price', coalesce("price", 0), 'book_name', "book_name",
			'language', "language", 'due', "end_date", 'handed_in', ("completed_at" AT TIME ZONE 'Asia/Almaty')::date) ORDER BY "paid_at", "works"."id") AS "works"
	FROM "work_types" "works" JOIN "tech_cards" ON "tech_cards"."id" = "tech_card_id" WHERE "act_id" IS NOT NULL GROUP BY "act_id"
) "lines" ON "lines"."act_id" = "acts"."id";--> statement-breakpoint
SELECT setval('accruals_id_seq', (SELECT max("id") FROM "accruals")) WHERE EXISTS (SELECT FROM "accruals");--> statement-breakpoint
ALTER TABLE "work_types" DROP CONSTRAINT "work_types_act_id_work_acts_id_fk";--> statement-breakpoint
DROP TABLE "work_acts";--> statement-breakpoint
ALTER TABLE "accruals" ADD CONSTRAINT "accruals_payee_id_users_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accruals" ADD CONSTRAINT "accruals_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accruals" ADD CONSTRAINT "accruals_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accruals" ADD CONSTRAINT "accruals_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accruals" ADD CONSTRAINT "accruals_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accruals_payee" ON "accruals" USING btree ("payee_id","date");--> statement-breakpoint
CREATE INDEX "accruals_contract" ON "accruals" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "accruals_payout" ON "accruals" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "accruals_bin" ON "accruals" USING btree ((party->>'bin'),"date");--> statement-breakpoint
CREATE INDEX "accruals_date" ON "accruals" USING btree ("date");--> statement-breakpoint
CREATE INDEX "accruals_unpaid" ON "accruals" USING btree ("date","id") WHERE paid_on is null and cancelled_at is null;--> statement-breakpoint
ALTER TABLE "work_types" ADD CONSTRAINT "work_types_act_id_accruals_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."accruals"("id") ON DELETE no action ON UPDATE no action;
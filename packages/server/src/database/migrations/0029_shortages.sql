CREATE TABLE "shortages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shortages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tech_card_id" integer NOT NULL,
	"missing" jsonb NOT NULL,
	"reason" text NOT NULL,
	"recorded_by" integer,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"note" text DEFAULT '' NOT NULL,
	"settled_by" integer,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shortages" ADD CONSTRAINT "shortages_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortages" ADD CONSTRAINT "shortages_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortages" ADD CONSTRAINT "shortages_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortages_card" ON "shortages" USING btree ("tech_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shortages_open" ON "shortages" USING btree ("tech_card_id") WHERE outcome is null;
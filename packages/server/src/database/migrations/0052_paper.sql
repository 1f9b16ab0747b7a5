CREATE TABLE "paper_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper" text NOT NULL,
	"kind" text NOT NULL,
	"sheets" integer NOT NULL,
	"order_id" integer,
	"tech_card_id" integer,
	"copies" integer,
	"reason" text DEFAULT '' NOT NULL,
	"moved_by" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"paper" text NOT NULL,
	"sheets" integer NOT NULL,
	"expected_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'ordered' NOT NULL,
	"ordered_by" integer,
	"client_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_movements" ADD CONSTRAINT "paper_movements_order_id_paper_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."paper_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_movements" ADD CONSTRAINT "paper_movements_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_movements" ADD CONSTRAINT "paper_movements_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_orders" ADD CONSTRAINT "paper_orders_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_movements_sum" ON "paper_movements" USING btree ("paper","id","sheets");--> statement-breakpoint
CREATE INDEX "paper_movements_card" ON "paper_movements" USING btree ("tech_card_id","id");--> statement-breakpoint
CREATE INDEX "paper_orders_open" ON "paper_orders" USING btree ("status","expected_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_orders_client" ON "paper_orders" USING btree ("ordered_by","client_id");--> statement-breakpoint
CREATE FUNCTION "paper_movements_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Movements of paper are only ever added';
END $$;--> statement-breakpoint
CREATE TRIGGER "paper_movements_stay" BEFORE UPDATE OF "paper", "kind", "sheets" OR DELETE ON "paper_movements"
	FOR EACH ROW EXECUTE FUNCTION "paper_movements_stay"();

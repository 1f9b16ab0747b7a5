CREATE TABLE "calculations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calculations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text COLLATE "kk-x-icu" NOT NULL,
	"book" jsonb NOT NULL,
	"price_list_id" integer NOT NULL,
	"date" date NOT NULL,
	"unit_price" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(name || ' ' || (book ->> 'title') || ' ' || (book ->> 'format'))) STORED
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"from" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"prices" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entered_at" timestamp with time zone,
	CONSTRAINT "price_lists_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculations_updated" ON "calculations" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "calculations_name" ON "calculations" USING btree ("owner_id","name","id");--> statement-breakpoint
CREATE INDEX "calculations_sum" ON "calculations" USING btree ("owner_id","sum","id");--> statement-breakpoint
CREATE INDEX "calculations_search" ON "calculations" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_from" ON "price_lists" USING btree ("from") WHERE status = 'entered';--> statement-breakpoint
-- What a new press begins with (decisions §6): the first list of @press/domain on the day of this migration.
INSERT INTO "price_lists" ("number", "from", "status", "entered_at", "prices") VALUES (1, '2026-01-01', 'entered', now(), '{"sheets":{"offset80":1200,"offset120":2000,"coated130":3000,"colotech160":7000},"clicks":{"black-white":[{"up_to":500,"price":1400},{"up_to":2000,"price":1200},{"up_to":10000,"price":1000},{"up_to":null,"price":800}],"colored":[{"up_to":100,"price":11000},{"up_to":500,"price":9500},{"up_to":2000,"price":8500},{"up_to":null,"price":7500}]},"lamination":{"matte":9000,"glossy":8000},"bindings":{"7":{"setup":600000,"each":150000},"staple":{"setup":100000,"each":4000},"KBS":{"setup":200000,"each":18000},"KShS":{"setup":400000,"each":45000},"Wire-O":{"setup":150000,"each":35000},"integral":{"setup":500000,"each":90000},"7BC":{"setup":600000,"each":140000},"7B":{"setup":600000,"each":150000},"7T":{"setup":600000,"each":180000}},"preparation":300000,"overhead":10,"margin":20,"partner_discount":10}');

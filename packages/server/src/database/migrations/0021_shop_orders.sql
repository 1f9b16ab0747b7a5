CREATE TABLE "shop_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"customer_name" text NOT NULL,
	"items" jsonb NOT NULL,
	"titles" text DEFAULT '' NOT NULL,
	"sum" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (press_search(id::text || ' ' || customer_name || ' ' || titles)) STORED
);
--> statement-breakpoint
CREATE INDEX "shop_orders_board" ON "shop_orders" USING btree ((status = 'done'),"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_orders_search" ON "shop_orders" USING gin (search gin_trgm_ops);
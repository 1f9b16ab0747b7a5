CREATE TABLE "shop_tokens" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"used_at" timestamp with time zone,
	CONSTRAINT "shop_tokens_only" CHECK ("shop_tokens"."only")
);
--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "number" text;--> statement-breakpoint
-- A generated column is not altered: it is made anew, with the indexes that fall with it.
ALTER TABLE "shop_orders" drop column "search";--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "search" text GENERATED ALWAYS AS (press_search(id::text || ' ' || coalesce(number, '') || ' ' || customer_name || ' ' || titles)) STORED;--> statement-breakpoint
CREATE INDEX "shop_orders_search" ON "shop_orders" USING gin (search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_orders_folded" ON "shop_orders" USING gin ((translate(search, 'әғқңөұүһіыё', 'агкноуухиие')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "customer_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "customer_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "customer_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_tokens" ADD CONSTRAINT "shop_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_number_unique" UNIQUE("number");

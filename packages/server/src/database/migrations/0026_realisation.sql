CREATE TABLE "book_sales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"book_id" integer NOT NULL,
	"channel" text NOT NULL,
	"date" date NOT NULL,
	"copies" integer NOT NULL,
	"sum" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_sales_copies" CHECK (copies <> 0 and sign(copies) * sum >= 0)
);
--> statement-breakpoint
CREATE TABLE "royalty_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "royalty_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" integer NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"language" text NOT NULL,
	"owed" bigint NOT NULL,
	"file_id" integer NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"problem" text,
	"sent_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "royalty_terms" (
	"contract_id" integer PRIMARY KEY NOT NULL,
	"book_id" integer NOT NULL,
	"rate" double precision NOT NULL,
	"authors" jsonb NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'kz' NOT NULL,
	CONSTRAINT "royalty_terms_rate" CHECK (rate > 0 and rate <= 100)
);
--> statement-breakpoint
ALTER TABLE "book_sales" ADD CONSTRAINT "book_sales_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_sales" ADD CONSTRAINT "book_sales_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "royalty_sendings" ADD CONSTRAINT "royalty_sendings_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "royalty_sendings" ADD CONSTRAINT "royalty_sendings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "royalty_sendings" ADD CONSTRAINT "royalty_sendings_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "royalty_terms" ADD CONSTRAINT "royalty_terms_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "royalty_terms" ADD CONSTRAINT "royalty_terms_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_sales_date" ON "book_sales" USING btree ("date","book_id");--> statement-breakpoint
CREATE INDEX "book_sales_book" ON "book_sales" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "royalty_sendings_contract" ON "royalty_sendings" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "royalty_terms_book" ON "royalty_terms" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "offers_sold" ON "offers" USING btree ("status") WHERE has_sales_contract and status in ('done', 'archieve');--> statement-breakpoint
CREATE INDEX "shop_orders_done" ON "shop_orders" USING btree ("status_since") WHERE status = 'done';
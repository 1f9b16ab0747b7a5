ALTER TABLE "offer_payments" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_payments_key" ON "offer_payments" USING btree ("offer_id","key");
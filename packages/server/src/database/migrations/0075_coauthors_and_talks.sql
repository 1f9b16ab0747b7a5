ALTER TABLE "application_authors" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "offer_id" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_authors" ADD CONSTRAINT "application_authors_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_offer_id_unique" UNIQUE("offer_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_application_id_unique" UNIQUE("application_id");
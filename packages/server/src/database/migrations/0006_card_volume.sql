ALTER TABLE "tech_cards" ADD COLUMN "volume" double precision;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD COLUMN "ioot_file_id" integer;--> statement-breakpoint
ALTER TABLE "tech_cards" ADD CONSTRAINT "tech_cards_ioot_file_id_files_id_fk" FOREIGN KEY ("ioot_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
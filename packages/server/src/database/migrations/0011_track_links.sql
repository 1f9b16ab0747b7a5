CREATE TABLE "track_links" (
	"code" text PRIMARY KEY NOT NULL,
	"tech_card_id" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "track_links_tech_card_id_unique" UNIQUE("tech_card_id")
);
--> statement-breakpoint
ALTER TABLE "track_links" ADD CONSTRAINT "track_links_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_links" ADD CONSTRAINT "track_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tech_cards_since" ON "tech_cards" USING btree ("stage_since","id") WHERE not is_archieve;
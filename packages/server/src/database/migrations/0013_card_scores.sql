CREATE TABLE "tech_card_scores" (
	"tech_card_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"scores" jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tech_card_scores_tech_card_id_user_id_pk" PRIMARY KEY("tech_card_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "tech_card_scores" ADD CONSTRAINT "tech_card_scores_tech_card_id_tech_cards_id_fk" FOREIGN KEY ("tech_card_id") REFERENCES "public"."tech_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_card_scores" ADD CONSTRAINT "tech_card_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
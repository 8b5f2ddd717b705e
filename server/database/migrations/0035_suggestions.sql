ALTER TABLE "comments" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "suggestion" text;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_suggestions" ON "comments" USING btree ("location_id","document_id") WHERE "comments"."location_id" is not null;
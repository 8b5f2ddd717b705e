CREATE TABLE "moved_addresses" (
	"location_id" integer NOT NULL,
	"path" text NOT NULL,
	"document_id" integer NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moved_addresses_location_id_path_pk" PRIMARY KEY("location_id","path")
);
--> statement-breakpoint
ALTER TABLE "moved_addresses" ADD CONSTRAINT "moved_addresses_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_addresses" ADD CONSTRAINT "moved_addresses_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moved_addresses_document" ON "moved_addresses" USING btree ("document_id");
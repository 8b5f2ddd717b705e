ALTER TABLE "moved_addresses" ALTER COLUMN "document_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "moved_addresses" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "moved_addresses" ADD COLUMN "moved_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "moved_addresses" ADD CONSTRAINT "moved_addresses_target" CHECK (("moved_addresses"."document_id" is null) <> ("moved_addresses"."target" is null));
ALTER TABLE "events" ADD COLUMN "registration" text DEFAULT 'UNSPECIFIED' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "registration_contact" text DEFAULT '' NOT NULL;